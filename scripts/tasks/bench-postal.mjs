/**
 * `npm run bench:postal`: how soon postal codes are read and suggested, what they weigh, and whether that is within the bounds.
 */
import { benchPostal } from '../../apps/services/build/bench-postal.mjs';

/** @returns {Promise<number>} */
export const run = async () => ((await benchPostal()) ? 0 : 1);
