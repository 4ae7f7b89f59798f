/**
 * `npm run bench:crowd`: how soon pages come while fifty people register at once, beside how soon they come otherwise, and what
 * becomes of five hundred. Needs the built product.
 */
import { benchCrowd } from '../../apps/services/build/bench-crowd.mjs';

/** @returns {Promise<number>} */
export const run = async () => ((await benchCrowd()) ? 0 : 1);
