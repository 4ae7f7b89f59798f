/**
 * `npm run cluster`: kills a service, and the database's primary, while people register, and looks whether everything acknowledged is
 * there exactly once.
 */
import { node } from '../shared/tool.mjs';

/** @param {readonly string[]} args @returns {Promise<number>} */
export const run = async (args) =>
  (await node(['--conditions=@crema/source', 'apps/services/build/cluster.mjs', ...args])).code;
