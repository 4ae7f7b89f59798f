/**
 * `npm run restore -- <file>`: makes the embedded database of `DATA_DIR` from a backup. `--replace` gives up the one that is there.
 */
import { runServicesCommand } from '../start/command.mjs';

/** @param {readonly string[]} args */
export const run = (args) => runServicesCommand('restore', args);
