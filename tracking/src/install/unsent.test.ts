import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { InstallOptions } from '../api/options.ts';
import { consentCookie, createFakeEnvironment } from '../../test/doubles/fake-environment.ts';
import { openPage } from '../../test/doubles/open-page.ts';
import { createApi } from './create-api.ts';
import { settle } from '../../test/doubles/run-example.ts';

const granted = consentCookie('C0003');
const tracker = '/service/ttruth/publish';
const shop: InstallOptions = {
  dataLayerOnly: false,
  customerData: false,
  internalTracker: true,
  exactag: { src: 'https://affiliate.example/exactag.js' },
};
const order = (id: string) => ({ event: 'purchase', ecommerce: { transaction_id: id, value: 5 } });

/** Pages of one tab, one after the other. Each is given what the tab has kept. */
function openTab(cookies = granted) {
  const inTab = new Map<string, string>();
  const stored: Record<string, string> = {};
  return {
    inTab,
    open: (path: string, options: InstallOptions = {}, partsAtOnce = false) => {
      const page = openPage(
        { ...shop, ...options },
        { path, inTab, stored, partsAtOnce, cookies, answers: { [tracker]: { status: 204 } } },
      );
      return {
        ...page,
        leave: () => {
          page.hide();
          Object.assign(stored, Object.fromEntries(page.browser.stored));
        },
        published: () =>
          page.browser.calls
            .filter(({ url }) => url === tracker)
            .map(({ body = '' }): Readonly<Record<string, unknown>> => JSON.parse(body)),
      };
    },
  };
}

/** How many visits of some pages are simulated; `NAVIGATIONS` says another number. */
const numRuns = Number(process.env['NAVIGATIONS'] ?? 300);

describe('A message that was not sent before its page was left', () => {
  test('is sent on the next page of the tab, with its own page, and only once', async () => {
    const tab = openTab();
    const first = tab.open('/confirmation');
    first.post('InitialPageData', { page_type: 'Order Confirmation' });
    first.post('EcommerceEventData', order('o-1'));
    first.leave();
    // Records may say who the customer is.
    expect(tab.inTab.get('cotUntold')).not.toContain('"outcome"');
    expect(first.published()).toEqual([]);
    const second = tab.open('/home', {}, true);
    second.post('InitialPageData', { page_type: 'Homepage' });
    await settle();
    expect(second.published()).toMatchObject([
      { page_path: '/confirmation', url: 'https://shop.example/confirmation' },
    ]);
    // The data layer had it on its own page.
    expect(second.classic()).toMatchObject([{ page_type: 'homepage' }]);
    second.leave();
    const third = tab.open('/home', {}, true);
    await settle();
    expect(third.published()).toEqual([]);
  });

  test('is forgotten without statistics, and nothing is stored', () => {
    for (const cookies of ['', consentCookie(), consentCookie('C0004')]) {
      const tab = openTab(cookies);
      const page = tab.open('/confirmation');
      page.post('InitialPageData', { page_type: 'Order Confirmation' });
      page.post('EcommerceEventData', order('o-1'));
      page.leave();
      expect([...tab.inTab]).toEqual([]);
    }
  });

  test('and waited for consent is carried to no other page', async () => {
    const tab = openTab();
    const options = { touchPoint: { url: 'https://touch.example/' } };
    const cookies = `${granted}; cashback=${encodeURIComponent('{"exactagUserKey":"k"}')}`;
    const first = tab.open('/confirmation', options);
    first.change({ cookies });
    first.post('InitialPageData', { page_type: 'Order Confirmation' });
    first.post('EcommerceEventData', { ...order('o-1'), coupon_types: ['corporate benefits'] });
    first.leave();
    const second = tab.open('/home', options, true);
    second.change({ cookies: cookies.replace('C0004%3A0', 'C0004%3A1') });
    second.hint();
    second.post('InitialPageData', { page_type: 'Homepage' });
    await settle();
    expect(second.published()).toHaveLength(1);
    expect(second.browser.calls.filter(({ url }) => url.startsWith('https://touch'))).toEqual([]);
  });

  test('and waits for consent alone is not stored', () => {
    const tab = openTab();
    const page = tab.open('/home', { dataLayerOnly: true, consentNeeded: { ga4: ['C0003', 'C0004'] } }, true);
    page.post('InitialPageData', {});
    page.post('CustomEventData', { event_category: 'cta', event_action: 'click' });
    expect(page.api.counts().held).toBe(2);
    page.leave();
    expect([...tab.inTab]).toEqual([]);
  });

  test('goes when consent is withdrawn', () => {
    const tab = openTab();
    const page = tab.open('/confirmation');
    page.post('InitialPageData', {});
    page.post('EcommerceEventData', order('o-1'));
    page.leave();
    expect(tab.inTab.size).toBe(1);
    page.change({ cookies: consentCookie() });
    page.hint();
    expect(tab.inTab.size).toBe(0);
  });

  test('is lost without a word where the browser keeps nothing for the page', () => {
    const page = createFakeEnvironment({ cookies: granted });
    const denied = {
      get(): never {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    };
    Object.defineProperties(page.window, { sessionStorage: denied, localStorage: denied });
    createApi(page.window, page.fetchPart).install(shop);
    page.post('InitialPageData', {});
    page.post('EcommerceEventData', order('o-1'));
    page.hide();
    page.restore();
    page.change({ cookies: consentCookie() });
    page.hint();
    expect(page.printed.filter((text) => text.includes('denied'))).toEqual([]);
    expect(page.records).toContainEqual(expect.objectContaining({ event: 'EcommerceEventData' }));
  });

  test('is bounded, and the newest stay', () => {
    const tab = openTab();
    const page = tab.open('/home');
    page.post('InitialPageData', {});
    for (let count = 0; count < 500; count += 1)
      page.post('EcommerceEventData', { ...order(`o-${count}`), origin: 'x'.repeat(5000) });
    page.leave();
    const kept = tab.inTab.get('cotUntold') ?? '';
    expect(kept.length).toBeLessThanOrEqual(400_000);
    expect(kept).toContain('o-499');
  });

  test('is not sent again by the restored page, if the next page has sent it', async () => {
    const tab = openTab();
    const first = tab.open('/confirmation');
    first.post('InitialPageData', { page_type: 'Content' });
    first.post('CustomEventData', { event_category: 'cta', event_action: 'click', event_name: 'x' });
    first.leave();
    const second = tab.open('/home', {}, true);
    await settle();
    expect(second.published()).toHaveLength(1);
    second.leave();
    first.restore();
    first.partsCome();
    await settle();
    expect(first.published()).toEqual([]);
  });

  test('is nothing that a page believes which others have written into the tab', () => {
    const tab = openTab();
    for (const text of ['nonsense', '{}', '[1,null,{}]', '[{"at":1,"url":"x","done":{},"groups":1}]']) {
      tab.inTab.set('cotUntold', text);
      const page = tab.open('/home', {}, true);
      page.post('InitialPageData', {});
      expect(page.names()).toContain('InitialPageData');
    }
  });

  test('is sent even if a broken entry is stored before it', async () => {
    const tab = openTab();
    const first = tab.open('/home');
    first.post('InitialPageData', {});
    first.post('CustomEventData', { event_category: 'cta', event_action: 'click', event_name: 'x' });
    first.leave();
    const kept = tab.inTab.get('cotUntold') ?? '';
    tab.inTab.set('cotUntold', kept.replace('[', '[{"text":5},{"done":7,"text":"{}"},'));
    const second = tab.open('/next', {}, true);
    await settle();
    expect(second.published()).toHaveLength(1);
  });

  test(
    'is never an order that is lost or sent twice, whenever pages are left and parts load',
    async () => {
      const visit = fc.record({ orders: fc.nat({ max: 3 }), comes: fc.boolean(), restored: fc.boolean() });
      await fc.assert(
        fc.asyncProperty(fc.array(visit, { minLength: 1, maxLength: 6 }), async (visits) => {
          const tab = openTab();
          const told: unknown[] = [];
          const sent: string[] = [];
          const read = (page: ReturnType<typeof tab.open>) => {
            told.push(...page.published());
          };
          for (const { orders, comes, restored } of [
            ...visits,
            { orders: 0, comes: true, restored: false },
          ]) {
            const page = tab.open(`/page-${sent.length}`);
            page.post('InitialPageData', { page_type: 'Order Confirmation' });
            for (let count = 0; count < orders; count += 1) {
              sent.push(`o-${sent.length}`);
              page.post('EcommerceEventData', order(sent.at(-1) ?? ''));
            }
            if (comes) page.partsCome();
            await settle();
            page.leave();
            if (restored) page.restore();
            await settle();
            if (restored) page.leave();
            read(page);
          }
          expect(told).toHaveLength(sent.length);
        }),
        { numRuns },
      );
    },
    60_000 + 50 * numRuns,
  );
});
