/**
 * Where this part of the repository keeps things. One file, so that no other has to count `..`.
 */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** What tools may rebuild at any time; goes away with node_modules. */
export const cache = join(root, 'node_modules', '.cache');
