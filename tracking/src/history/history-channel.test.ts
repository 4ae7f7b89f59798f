import { describe, expect, test, vi } from 'vitest';
import type { PageWindow } from '../browser/page-window.ts';
import { createApi } from '../install/create-api.ts';
import { consentCookie, createFakeEnvironment } from '../../test/doubles/fake-environment.ts';
import type { Surroundings } from '../../test/doubles/fake-environment.ts';
import { settle } from '../../test/doubles/run-example.ts';
import { historyKey } from '../visit/storage.ts';
import { readHistory } from './stored-history.ts';

const given = { cookies: consentCookie('C0003') };
const source = { sf: 'list' };
const lost = 'The stored product history could not be parsed and has been removed.';

/** Puts something in the place of what a page's window has of that name, and installs the library for the history alone. */
function install(page: ReturnType<typeof createFakeEnvironment>, replaced: Partial<PageWindow>) {
  Object.defineProperties(page.window, Object.getOwnPropertyDescriptors(replaced));
  const api = createApi(page.window, page.fetchPart);
  api.install({ tagManager: false, customerData: false });
  page.post('InitialPageData', { emit_tracking_executed_event: false });
  return api;
}

/** Opens a tab of the shop, and counts accesses to its storage. */
function openTab(surroundings: Surroundings = given, replaced: Partial<PageWindow> = {}) {
  const page = createFakeEnvironment(surroundings);
  const { localStorage, navigator } = { ...page.browser.services, ...replaced };
  const touched = vi.fn<(what: string) => void>();
  const api = install(page, {
    navigator,
    localStorage: {
      getItem: (key) => (touched('get'), localStorage.getItem(key)),
      setItem: (key, value) => (touched('set'), localStorage.setItem(key, value)),
      removeItem: (key) => (touched('remove'), localStorage.removeItem(key)),
    },
  });
  return {
    ...page,
    api,
    localStorage,
    touched,
    click: (product_id: string, more = {}) =>
      page.post('ProductSourceEventData', { product_id, click_feature: 'list', ...more }),
    commerce: (event: string, ...items: readonly object[]) =>
      page.post('EcommerceEventData', { event, ecommerce: { items } }),
    history: () => Object.fromEntries(readHistory(localStorage, page.window.Date.now())),
  };
}

test('A tile click, a view and an add-to-cart are remembered', () => {
  const tab = openTab();
  tab.pass(1000);
  tab.click('1');
  tab.pass(10);
  tab.commerce('view_item', { product_id: '1' }, { product_id: '2' });
  tab.pass(10);
  tab.commerce('add_to_cart', { item_id: '1', quickbuy: 'true' });
  tab.pass(10);
  expect(tab.history()).toEqual({ 1: { lit: 1020, ics: source, lcs: source, liv: 1010, iac: { qs: true } } });
  expect(tab.browser.stored.get(historyKey)).toContain('"lit":1020');
});

test('What is empty says nothing of a source', () => {
  const tab = openTab();
  tab.click('1', { search_id: '' });
  tab.commerce('add_to_cart', { product_id: '1', click_feature: '' });
  tab.pass(0);
  expect(tab.history()).toMatchObject({ 1: { lcs: source, iac: source } });
});

describe('Storage', () => {
  test('is not touched while an event is dealt with, and once for all that happened in one go', () => {
    const tab = openTab();
    for (const id of ['1', '2', '3']) tab.click(id);
    expect(tab.touched).not.toHaveBeenCalled();
    tab.pass(0);
    expect(tab.touched.mock.calls).toEqual([['get'], ['set']]);
    expect(Object.keys(tab.history())).toEqual(['1', '2', '3']);
    tab.pass(1000);
    expect(tab.touched).toHaveBeenCalledTimes(2);
  });

  test('is not written where nothing is new', () => {
    const tab = openTab();
    tab.commerce('view_item', { product_id: '1' });
    tab.pass(0);
    expect(tab.touched.mock.calls).toEqual([['get']]);
  });

  test('is written at once where the page is being hidden', () => {
    const tab = openTab();
    tab.click('1');
    tab.browser.show(true);
    expect(tab.history()).toEqual({});
    tab.browser.show(false);
    expect(tab.history()).toHaveProperty('1');
  });

  test('that is not JSON is cleared with an error, and a new history begins', () => {
    const tab = openTab();
    tab.browser.stored.set(historyKey, '{');
    tab.commerce('view_item', { product_id: '1' });
    tab.pass(0);
    expect(tab.browser.stored.has(historyKey)).toBe(false);
    expect(tab.printed).toEqual([lost]);
    tab.click('1');
    tab.pass(0);
    expect(Object.keys(tab.history())).toEqual(['1']);
    expect(tab.printed).toEqual([lost]);
  });

  test('that is full makes the history shorter, with one warning', () => {
    const tab = openTab();
    for (const id of ['1', '2', '3', '4']) {
      tab.click(id);
      tab.pass(1);
    }
    tab.change({ room: 120 });
    tab.click('5');
    tab.pass(1);
    expect(Object.keys(tab.history())).toEqual(['4', '5']);
    tab.change({ room: 10 });
    tab.click('6');
    tab.pass(1);
    expect(tab.printed).toEqual(['Storage quota exceeded: the product history keeps its newest 2 entries.']);
  });

  test.each([
    ['a phone', { userAgent: 'Mozilla/5.0 (iPhone) Mobile', quota: 1e12 }, 2.5e6],
    ['a desktop', {}, 5e6],
    ['a desktop with much room', { quota: 1e12 }, 10e6],
  ])('takes no more than its share on %s', async (_title, browser, budget) => {
    const tab = openTab({ ...given, ...browser });
    // From here on the browser is asked how much room there is.
    tab.click('first');
    await settle();
    // Written as JSON each character takes six.
    const long = '\u0001'.repeat(200);
    const fields = [
      'source_product_id',
      'search_id',
      ...[1, 2, 3, 4, 5].map((level) => `source_level_${level}`),
    ];
    const source = Object.fromEntries(fields.map((field) => [field, long]));
    for (let id = 0; id < 300; id += 1) tab.click(`p${id}`, source);
    tab.pass(0);
    const bytes = 2 * (historyKey.length + (tab.browser.stored.get(historyKey)?.length ?? 0));
    expect(bytes).toBeLessThanOrEqual(budget);
    expect(bytes).toBeGreaterThan(budget * 0.95);
  });

  test('that is out of reach does no harm', async () => {
    const out = () => {
      throw new DOMException('out of reach', 'SecurityError');
    };
    const tab = openTab(given, {
      localStorage: { getItem: out, setItem: out, removeItem: out },
      navigator: { userAgent: '', storage: { estimate: () => Promise.reject(new Error('unknown')) } },
    });
    tab.click('1');
    tab.pass(0);
    tab.change({ cookies: consentCookie() });
    tab.hint();
    await settle();
    expect(tab.printed).toEqual([
      lost,
      'Storage quota exceeded: the product history keeps its newest 0 entries.',
    ]);
  });
});

test('In a browser that blocks storage there is one warning, and nothing is removed', () => {
  const page = createFakeEnvironment(given);
  install(page, {
    get localStorage(): never {
      throw new DOMException('out of reach', 'SecurityError');
    },
  });
  for (const product_id of ['1', '2']) {
    page.post('ProductSourceEventData', { product_id, click_feature: 'list' });
    page.pass(0);
  }
  expect(page.printed).toEqual(['Storage quota exceeded: the product history keeps its newest 0 entries.']);
});

describe('Consent', () => {
  test('is waited for: until then nothing is stored', () => {
    const tab = openTab({});
    tab.click('1');
    tab.pass(1000);
    expect(tab.touched).not.toHaveBeenCalled();
    tab.change(given);
    tab.hint();
    tab.pass(0);
    expect(tab.history()).toHaveProperty('1');
  });

  test('that is withdrawn takes the history with it, also what is about to be written', () => {
    const tab = openTab();
    tab.click('1');
    tab.pass(0);
    tab.click('2');
    tab.change({ cookies: consentCookie('C0004') });
    tab.hint();
    tab.pass(0);
    tab.browser.show(false);
    expect(tab.browser.stored.has(historyKey)).toBe(false);
    tab.change(given);
    tab.hint();
    tab.click('3');
    tab.pass(0);
    expect(Object.keys(tab.history())).toEqual(['3']);
  });

  test('that was withdrawn before the library came takes what is left of it', () => {
    const stored = { [historyKey]: '{}' };
    expect(openTab({ stored }).browser.stored.has(historyKey)).toBe(true);
    const refused = openTab({ stored, cookies: consentCookie('C0004') });
    expect(refused.browser.stored.has(historyKey)).toBe(false);
  });
});

test('The history survives a reset, also what is about to be written', () => {
  const tab = openTab();
  tab.click('1');
  tab.api.reset();
  expect(tab.timers()).toBe(0);
  tab.click('1', { click_feature: 'teaser' });
  tab.pass(0);
  expect(tab.history()).toMatchObject({ 1: { ics: source, lcs: { sf: 'teaser' } } });
});

test('After a reset nothing of it listens any more', () => {
  const tab = openTab();
  tab.click('1');
  tab.click('2');
  expect(tab.browser.watchers()).toBe(1);
  tab.api.reset();
  expect(tab.browser.watchers()).toBe(0);
});

describe('Two tabs', () => {
  /** Locks as browsers have them: one after the other, never at once. */
  function locks(): Pick<PageWindow, 'navigator'> {
    let last = Promise.resolve();
    return {
      navigator: { userAgent: '', locks: { request: (_name, run) => (last = last.then(run)) } },
    };
  }

  test('do not forget what the other has just written', async () => {
    const shared = locks();
    const first = openTab(given, shared);
    const second = openTab(given, { ...shared, localStorage: first.localStorage });
    first.pass(100);
    second.pass(100);
    first.click('both');
    first.click('one');
    second.click('both', { click_feature: 'teaser' });
    second.click('two');
    first.pass(0);
    second.pass(0);
    expect(first.history()).toEqual({});
    await settle();
    expect(first.history()).toEqual({
      both: { lit: 100, ics: source, lcs: { sf: 'teaser' } },
      one: { lit: 100, ics: source, lcs: source },
      two: { lit: 100, ics: source, lcs: source },
    });
  });

  test('keep the first add-to-cart, the first click and the last interaction', async () => {
    const shared = locks();
    const first = openTab(given, shared);
    const second = openTab(given, { ...shared, localStorage: first.localStorage });
    first.pass(100);
    first.click('1');
    first.commerce('add_to_cart', { product_id: '1' });
    first.pass(0);
    second.pass(50);
    second.click('1', { click_feature: 'teaser' });
    second.commerce('add_to_cart', { product_id: '1' });
    second.pass(0);
    await settle();
    expect(first.history()).toEqual({ 1: { lit: 100, ics: source, lcs: { sf: 'teaser' }, iac: source } });
  });

  test('write even where the browser refuses to lock', async () => {
    const tab = openTab(given, {
      navigator: { userAgent: '', locks: { request: () => Promise.reject(new Error('no locks here')) } },
    });
    tab.click('1');
    tab.pass(0);
    await settle();
    expect(tab.history()).toHaveProperty('1');
  });
});

describe('What another tab has written over it', () => {
  /** Another tab writes its history, and the browser dispatches the storage event. */
  const overwrite = (tab: ReturnType<typeof openTab>, history: object, key = historyKey) => {
    tab.browser.stored.set(historyKey, JSON.stringify(history));
    tab.touched.mockClear();
    tab.happen({ type: 'storage', key });
    tab.pass(0);
  };
  const others = { lit: 90, ics: { sf: 'teaser' }, lcs: { sf: 'teaser' } };
  const ours = { lit: 100, ics: source, lcs: source };

  function openWritten() {
    const tab = openTab();
    tab.pass(100);
    tab.click('ours');
    tab.pass(0);
    return tab;
  }

  test('is added again beside what it wrote', () => {
    const tab = openWritten();
    tab.pass(4999);
    overwrite(tab, { others });
    expect(tab.history()).toEqual({ others, ours });
    expect(tab.touched.mock.calls).toEqual([['get'], ['get'], ['set']]);
  });

  test('is added to what it wrote of the same product', () => {
    const tab = openWritten();
    overwrite(tab, { ours: others });
    expect(tab.history()).toEqual({ ours: { lit: 100, ics: { sf: 'teaser' }, lcs: source } });
  });

  test('is added again as often as that happens', () => {
    const tab = openWritten();
    const start = performance.now();
    for (let count = 0; count < 22; count += 1) overwrite(tab, { others });
    expect(tab.history()).toEqual({ others, ours });
    expect(performance.now() - start).toBeLessThan(1000);
  });

  test('is added again in its order', () => {
    const tab = openWritten();
    tab.pass(10);
    tab.click('ours', { click_feature: 'search' });
    tab.commerce('add_to_cart', { product_id: 'ours' });
    tab.pass(0);
    const before = tab.history();
    overwrite(tab, {});
    expect(tab.history()).toEqual(before);
    expect(before).toMatchObject({ ours: { ics: source, lcs: { sf: 'search' }, iac: { sf: 'search' } } });
  });

  test('is left alone after five seconds', () => {
    const tab = openWritten();
    tab.pass(5000);
    overwrite(tab, { others });
    expect(tab.history()).toEqual({ others });
    tab.pass(60_000);
    expect(tab.touched).not.toHaveBeenCalledWith('set');
  });

  test.each([
    ['as new', 100],
    ['newer', 101],
  ])('is left alone where what it wrote of the product is %s', (_title, lit) => {
    const tab = openWritten();
    overwrite(tab, { ours: { ...others, lit } });
    expect(tab.history()).toEqual({ ours: { ...others, lit } });
    expect(tab.touched.mock.calls).toEqual([['get']]);
    expect(tab.timers()).toBe(0);
  });

  test.each(['another', historyKey])('is looked for only where this tab has written: %s', (key) => {
    const tab = key === historyKey ? openTab() : openWritten();
    overwrite(tab, { others }, key);
    expect(tab.touched).not.toHaveBeenCalled();
  });

  test('is gone for good once consent has been withdrawn', () => {
    const tab = openWritten();
    tab.change({ cookies: consentCookie() });
    tab.hint();
    overwrite(tab, { others });
    expect(tab.history()).toEqual({ others });
    tab.change(given);
    tab.hint();
    overwrite(tab, { others });
    expect(tab.history()).toEqual({ others });
  });

  test('is gone for good when the other tab is where consent has been withdrawn', () => {
    const tab = openWritten();
    tab.change({ cookies: consentCookie() });
    tab.browser.stored.delete(historyKey);
    tab.happen({ type: 'storage', key: historyKey });
    tab.pass(0);
    expect(tab.browser.stored.has(historyKey)).toBe(false);
    expect(tab.timers()).toBe(0);
  });

  test('and is about to be added again goes with consent as well', () => {
    const tab = openWritten();
    tab.browser.stored.set(historyKey, '{}');
    tab.happen({ type: 'storage', key: historyKey });
    tab.change({ cookies: consentCookie() });
    tab.hint();
    tab.pass(0);
    expect(tab.browser.stored.has(historyKey)).toBe(false);
  });

  test('is left alone after a reset, when it is settled', () => {
    const tab = openWritten();
    tab.api.reset();
    overwrite(tab, { others });
    expect(tab.history()).toEqual({ others });
    expect(tab.touched).not.toHaveBeenCalled();
  });
});

describe('Nothing is remembered', () => {
  test.each([
    ['of a click without a product', 'ProductSourceEventData', { click_feature: 'list' }],
    ['of a product whose id is longer than any', 'ProductSourceEventData', { product_id: 'x'.repeat(201) }],
    [
      'of a purchase',
      'EcommerceEventData',
      { event: 'purchase', ecommerce: { items: [{ product_id: '1' }] } },
    ],
    ['of a view without items', 'EcommerceEventData', { event: 'view_item' }],
    ['of a click that is meant for others', 'ProductSourceEventData', { product_id: '1', scope: 'ga4' }],
  ])('%s', (_title, name, data) => {
    const tab = openTab();
    tab.post(name, data);
    expect(tab.timers()).toBe(0);
  });
});
