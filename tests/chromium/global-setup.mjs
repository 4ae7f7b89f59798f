/**
 * Runs once before the tests of a project that needs a browser. If there is none, it fails with one sentence.
 */
import { requireChromium } from './launch.mjs';

/** @returns {Promise<void>} */
export async function setup() {
  await requireChromium();
}
