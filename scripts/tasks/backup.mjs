/**
 * `npm run backup -- <file>`: writes the embedded database of `DATA_DIR` into a file, while it is in use or not.
 */
import { runServicesCommand } from '../start/command.mjs';

/** @param {readonly string[]} args */
export const run = (args) => runServicesCommand('backup', args);
