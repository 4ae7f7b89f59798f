import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { buy } from './buy.ts';
import { useTrackedShop } from './tracked-shop.ts';

describe('an order', () => {
  const openPage = useBrowser();
  const shop = useTrackedShop();
  const ids = () =>
    shop.collected.map(({ ecommerce }) => String(Reflect.get(Object(ecommerce), 'transaction_id'))).sort();
  const options = { site: 'de', internalTracker: true, customerData: false } as const;

  async function confirm(page: Page, id: string): Promise<void> {
    await page.waitForFunction(() => window.collectOnTrackApi !== undefined);
    await page.evaluate(buy, id);
  }
  const purchases = (page: Page) =>
    page.evaluate<number>("window.dataLayer.filter((row) => row.ecommerce_event === 'purchase').length");

  it('is sent once, although its confirmation is reloaded and opened in another tab', async () => {
    const { page } = await openPage();
    await page.context().addCookies([{ name: 'OptanonConsent', value: 'groups=C0003%3A1', url: shop.url }]);
    await page.goto(shop.at('/thanks', options));
    await confirm(page, '4711');
    await expect.poll(ids).toEqual(['4711']);
    expect(await purchases(page)).toBe(1);

    await page.reload();
    await confirm(page, '4711');
    await confirm(page, '4712');
    await expect.poll(ids).toEqual(['4711', '4712']);
    expect(await purchases(page)).toBe(1);

    const other = await page.context().newPage();
    await other.goto(shop.at('/thanks', options));
    await confirm(other, '4711');
    await confirm(other, '4712');
    await confirm(other, '4713');
    await expect.poll(ids).toEqual(['4711', '4712', '4713']);
    expect(await purchases(other)).toBe(1);
  });

  it('is sent again after a reload if the visitor has refused storage', async () => {
    const { page } = await openPage();
    await page.context().addCookies([{ name: 'OptanonConsent', value: 'groups=C0003%3A0', url: shop.url }]);
    await page.goto(shop.at('/thanks', options));
    await confirm(page, '4711');
    await confirm(page, '4711');
    await expect.poll(ids).toEqual(['4711']);
    await page.reload();
    await confirm(page, '4711');
    await expect.poll(ids).toEqual(['4711', '4711']);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });
});
