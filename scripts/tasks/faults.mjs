/**
 * `npm run faults`: kills the services 200 times on either database while people register, and looks whether everything acknowledged is
 * there exactly once; `-- --kills 20` kills them less often.
 */
import { node } from '../shared/tool.mjs';

/** @param {readonly string[]} args @returns {Promise<number>} */
export const run = async (args) =>
  (await node(['--conditions=@crema/source', 'apps/services/build/faults.mjs', ...args])).code;
