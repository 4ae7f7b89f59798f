/**
 * `npm run load`: what a registration costs beside one inserted row, errors at saturation, memory; `-- --minutes 10` measures as long.
 * Needs the built product.
 */
import { node } from '../shared/tool.mjs';

/** @param {readonly string[]} args @returns {Promise<number>} */
export const run = async (args) =>
  (await node(['--conditions=@crema/source', 'apps/services/build/load/load.mjs', ...args])).code;
