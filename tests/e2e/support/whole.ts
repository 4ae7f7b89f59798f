import type { Page } from 'playwright';
import { hydrated } from './shopper.ts';

/**
 * Waits until a page has loaded everything that it loads by itself. Fonts and tracking come last. A page
 * without an entry script is complete after its load.
 */
export async function whole(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  if ((await page.locator('[data-entry]').count()) === 0) return;
  if ((await page.locator('main form').count()) > 0) await hydrated(page);
  await page.waitForFunction(() => {
    const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
    return ['/assets/fonts-', '/assets/wiring-'].every((part) => fetched.some((name) => name.includes(part)));
  });
  await page.evaluate(() => document.fonts.ready.then(() => true));
}
