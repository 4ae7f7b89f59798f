import type { Page } from 'playwright';
import { hydrated } from './shopper.ts';

/**
 * Waits until a page has fetched all that it fetches by itself. Its fonts and its tracking come last. A page without an entry
 * script is whole once it is loaded.
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
