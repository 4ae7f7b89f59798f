import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { useTrackedShop } from './tracked-shop.ts';

const options = { customerData: false, queueBeforePageData: true } as const;

/** Clicks on 50 tiles. The number of the first one is `first`. */
const click = (page: Page, first: number) =>
  page.evaluate((start) => {
    for (let count = start; count < start + 50; count += 1) {
      const data = { product_id: `p${count}`, click_feature: 'tile' };
      window.postMessage(JSON.stringify({ event_name: 'ProductSourceEventData', data }), location.origin);
    }
  }, first);

const stored = async (page: Page) => {
  const text = await page.evaluate(() => localStorage.getItem('cotProductHistory'));
  const found: unknown = text ? JSON.parse(text) : {};
  return Object.keys(Object(found));
};

describe('the product history in a browser', () => {
  const openPage = useBrowser();
  const shop = useTrackedShop();

  const openTwo = async () => {
    const { page: first, complaints } = await openPage();
    await first
      .context()
      .addCookies([{ name: 'OptanonConsent', value: 'groups=C0001%3A1%2CC0003%3A1', url: shop.url }]);
    const second = await first.context().newPage();
    for (const tab of [first, second]) {
      await tab.goto(shop.at('/', options));
      await tab.waitForFunction(() => window.collectOnTrackApi !== undefined);
    }
    return { first, second, complaints };
  };

  it('two tabs that write at the same time keep each other’s entries', async () => {
    const { first, second } = await openTwo();
    await Promise.all([click(first, 0), click(second, 50)]);
    await expect.poll(async () => (await stored(first)).length).toBe(100);
  });

  it('a full storage drops the oldest entries and never breaks the page', async () => {
    const { first, complaints } = await openTwo();
    await click(first, 0);
    await expect.poll(async () => (await stored(first)).length).toBe(50);
    await first.evaluate(() => {
      let size = 4 * 1024 * 1024;
      for (let part = 0; size >= 1; part += 1) {
        try {
          localStorage.setItem(`filler${part}`, 'x'.repeat(size));
        } catch {
          size = Math.floor(size / 2);
        }
      }
    });
    await click(first, 100);
    await expect.poll(async () => complaints.join('\n')).toContain('Storage quota exceeded');
    const kept = await stored(first);
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.length).toBeLessThan(100);
  });
});
