import { chromium } from 'playwright';
import { requireChromium, ways } from './launch.mjs';

/**
 * The sources of a complete Chromium. The one that comes with the packages has no window, no saved profiles and no
 * back/forward cache.
 */
export const wholeChromium = { ...ways, registry: () => undefined };

/**
 * Runs `work` with a Chromium and closes it at the end.
 * @template Result
 * @param {(browser: import('playwright').Browser) => Promise<Result>} work
 * @param {{ from?: typeof ways, ignoreDefaultArgs?: string[] }} [options] where to look for it, and arguments of Playwright to drop
 * @returns {Promise<Result>}
 * @throws the sentence, when there is none
 */
export async function withChromium(work, { from, ...options } = {}) {
  const { launchOptions } = await requireChromium(from);
  const browser = await chromium.launch({ ...launchOptions, ...options });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
