/**
 * `npm run bench:served`: how many pages a second an anonymous visitor's page can be had, beside a bare server that sends the same
 * bytes, and whether that is within the bound. Needs the built product.
 */
import { benchServed } from '../../apps/services/build/bench-served.mjs';

/** @returns {Promise<number>} */
export const run = async () => ((await benchServed()) ? 0 : 1);
