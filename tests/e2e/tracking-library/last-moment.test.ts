import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { version } from '../../../tracking/src/index.ts';
import { buy } from './buy.ts';
import { closeTab } from './close-tab.ts';
import { customerData } from './service-paths.ts';
import { useTrackedShop } from './tracked-shop.ts';

/** Gives all consents, as a consent tool reports them. */
const agree = () => {
  document.cookie = 'OptanonConsent=groups=C0001%3A1%2CC0003%3A1%2CC0004%3A1;path=/';
  window.dispatchEvent(new CustomEvent('OneTrustGroupsUpdated'));
};

/** The order as the internal tracker receives it, without the fields of the visitor. */
const sentOrder = (transaction_id: string, url: string) => ({
  event: 'purchase',
  coupon_types: 'corporate_benefits',
  ecommerce: {
    currency: 'EUR',
    value: 17,
    transaction_id,
    items: [{ item_id: '900000001', item_name: 'Beans', price: 8.5, quantity: 2 }],
  },
  url,
  hostname: '127.0.0.1',
  page_path: '/kaffee/danke',
  user_agent: expect.stringContaining('Mozilla/5.0'),
  device_type: 'desktop',
  screen_breakpoint: '3XL',
  screen_size: '1280x900',
  tcs_source: 'newsletter',
  tcs_medium: 'email',
  tcs_campaign: 'spring',
  event_id: expect.stringMatching(/^\d{13}[a-z\d]+$/),
  client_version: version,
});
const named = {
  consent: 'C0001,C0003,C0004',
  custom_short_term_id: expect.stringMatching(/^\d{13}[a-z\d]+$/),
  token: 'token',
};
const noCustomer = { consent: '', customer_id: 'noConsent' };

/**
 * Returns the address of a page as the tracker receives it. The query is removed, because it may contain any
 * data.
 */
const addressOf = (page: Page) => page.url().split('?', 1).join();

describe('an order with late consent in a tab that closes at once', () => {
  const openPage = useBrowser();
  const shop = useTrackedShop();

  /** Opens the page of an order for a visitor who came through a newsletter and a cashback partner. */
  async function open(options: object): Promise<Page> {
    const { page } = await openPage();
    const cookies = {
      // The payload of the token is `{"lid":"token"}`.
      crema_ltt: 'e30.eyJsaWQiOiJ0b2tlbiJ9.s',
      cotcs: 'newsletter|email|spring',
      cashback: encodeURIComponent('{"exactagUserKey":"key-1"}'),
    };
    await page
      .context()
      .addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: shop.url })));
    const all = {
      site: 'de',
      internalTracker: true,
      touchPoint: { url: '/service/touch-point' },
      ...options,
    };
    await page.goto(shop.at('/kaffee/danke', all));
    await page.waitForFunction(() => window.collectOnTrackApi !== undefined);
    return page;
  }
  const touched = () => shop.queries.filter((query) => query.includes('user_key'));

  it('sends the order that waited for the customer, and the touch point, once each', async () => {
    shop.unanswered.push(customerData);
    const page = await open({});
    const url = addressOf(page);
    await page.evaluate(buy, '4711');
    await expect.poll(() => shop.asked).toContain(customerData);
    expect(shop.collected).toEqual([]);
    await page.evaluate(agree);
    await closeTab(page);
    await expect.poll(() => [shop.collected.length, touched().length]).toEqual([1, 1]);
    expect(shop.collected).toEqual([{ ...sentOrder('4711', url), ...named }]);
    expect(touched()).toEqual(['?user_key=key-1']);
  });

  it('an order before consent names no customer, an order after it does, and the touch point gets both', async () => {
    const page = await open({ customerData: false });
    const url = addressOf(page);
    await page.evaluate(buy, '4711');
    await expect.poll(() => shop.collected.length).toBe(1);
    expect(touched()).toEqual([]);
    await page.evaluate(agree);
    await page.evaluate(buy, '4712');
    await closeTab(page);
    await expect.poll(() => [shop.collected.length, touched().length]).toEqual([2, 2]);
    expect(shop.collected).toEqual([
      { ...sentOrder('4711', url), ...noCustomer },
      { ...sentOrder('4712', url), ...named },
    ]);
    expect(touched()).toEqual(['?user_key=key-1', '?user_key=key-1']);
  });
});
