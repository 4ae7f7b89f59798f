/** Exports the folders that the scripts use. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the repository. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Files that the scripts create again if they are missing. */
export const cache = join(root, 'node_modules', '.cache');

/** The built app. */
export const dist = join(root, 'apps', 'registration', 'dist');
