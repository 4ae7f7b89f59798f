/**
 * Exports the folders that the code for browsers uses. They are in one file, so that no other file has to
 * count `..`.
 */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the repository. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Files that tools can create again at any time. Deleting node_modules deletes them. */
export const cache = join(root, 'node_modules', '.cache');
