/**
 * The folders the scripts work in.
 */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** What is rebuilt when it is missing. */
export const cache = join(root, 'node_modules', '.cache');

/** The built app. */
export const dist = join(root, 'apps', 'registration', 'dist');
