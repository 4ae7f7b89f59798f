/**
 * `npm run bench:postal`: how soon postal codes and streets are suggested, what the codes weigh, and whether that is within the
 * bounds.
 */
import { node } from '../shared/tool.mjs';

/** @returns {Promise<number>} */
export const run = async () =>
  (await node(['--conditions=@crema/source', 'apps/services/build/bench-postal.mjs'])).code;
