/**
 * Runs once before the tests of a project that needs a browser, and says so in one sentence when there is none.
 */
import { requireChromium } from './launch.mjs';

/** @returns {Promise<void>} */
export async function setup() {
  await requireChromium();
}
