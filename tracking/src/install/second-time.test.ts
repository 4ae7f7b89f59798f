import { expect, test } from 'vitest';
import { createApi } from './create-api.ts';
import { openPage } from '../../test/doubles/open-page.ts';
import { consentCookie, createFakeEnvironment } from '../../test/doubles/fake-environment.ts';
import { settle } from '../../test/doubles/run-example.ts';

const granted = consentCookie('C0003');
const known = `${granted}; cotcs=a; crema_ltt=e30.eyJsaWQiOiJ0b2tlbiJ9.s`;

/** A browser's own cookies, and its word of their changes. */
function jar(page: ReturnType<typeof createFakeEnvironment>, start: string) {
  const cookies = new Map(
    start
      .split('; ')
      .map((cookie) => [cookie.slice(0, cookie.indexOf('=')), cookie.slice(cookie.indexOf('=') + 1)]),
  );
  const written: string[] = [];
  const hears: (() => void)[] = [];
  Object.defineProperty(page.window.document, 'cookie', {
    get: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    set: (text: string) => {
      written.push(text);
      const [pair = ''] = text.split('; ');
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    },
  });
  Object.assign(page.window, {
    cookieStore: { addEventListener: (_: string, hear: () => void) => hears.push(hear) },
  });
  return { written, cookies, changed: () => hears.forEach((hear) => hear()) };
}

test('Two pages in one go are of one session, though the browser has not told of its cookie yet', () => {
  const page = createFakeEnvironment();
  jar(page, known);
  const api = createApi(page.window, page.fetchPart);
  api.install({ internalTracker: true, customerData: false, tagManager: false });
  for (const name of ['a', 'b']) {
    page.post('InitialPageData', {});
    page.post('CustomEventData', { event_name: name });
  }
  const ids = page.browser.calls.map(({ body = '' }) => JSON.parse(body).custom_short_term_id);
  expect(ids[0]).toBe(ids[1]);
});

test('A session that begins with consent is one, however fast pages follow', () => {
  const page = createFakeEnvironment();
  const { written, cookies, changed } = jar(page, `cotcs=a`);
  const api = createApi(page.window, page.fetchPart);
  api.install({ internalTracker: true, customerData: false, tagManager: false });
  page.post('InitialPageData', {});
  cookies.set('OptanonConsent', granted.slice('OptanonConsent='.length));
  changed();
  page.post('InitialPageData', {});
  expect(new Set(written.map((cookie) => cookie.split(';')[0])).size).toBe(1);
});

test('A login that is sent as the page is hidden counts on the next page', async () => {
  const page = openPage({ dataLayerOnly: false }, { cookies: known });
  page.post('InitialPageData', { page_name: 'a' });
  page.post('CustomEventData', { event_category: 'login', event_action: 'success' });
  page.hide();
  await settle();
  page.post('InitialPageData', { page_name: 'b' });
  await settle();
  expect(page.browser.calls.filter(({ url }) => url.includes('customerfrontenddata'))).toHaveLength(2);
});

test.each([true, false])(
  'What is said before monitoring has begun is reported, after a reset as well: %s',
  async (reset) => {
    const url = 'https://intake.example/';
    const page = openPage(
      { dataLayerOnly: false, customerData: false, monitoring: { url } },
      { partsAtOnce: false, answers: { [url]: {} } },
    );
    if (reset) {
      page.partsCome();
      page.partsCome();
      page.post('Reset');
    }
    page.post('CustomEventData', {});
    page.partsCome();
    page.partsCome();
    page.pass(2000);
    await settle();
    expect(page.browser.calls.map(({ body = '' }) => body).join()).toContain('missing initial page data');
  },
);

test('A history that another tab has withdrawn does not come back', () => {
  const page = openPage(
    { dataLayerOnly: false, customerData: false },
    { cookies: granted, consentGroups: ',C0001,C0003,' },
  );
  page.pass(100);
  page.post('InitialPageData', {});
  page.post('ProductSourceEventData', { product_id: '1', click_feature: 'x' });
  page.pass(1);
  expect(page.browser.stored.has('cotProductHistory')).toBe(true);
  page.change({ cookies: consentCookie() });
  page.browser.stored.delete('cotProductHistory');
  page.happen({ type: 'storage', key: 'cotProductHistory', newValue: null });
  page.pass(1);
  expect(page.browser.stored.has('cotProductHistory')).toBe(false);
});

test('A script of exactag’s that resets the library and throws leaves nothing behind', () => {
  const page = openPage(
    { dataLayerOnly: false, customerData: false, tagManager: false, exactag: { src: 'https://x.example/' } },
    { cookies: granted },
  );
  page.browser.exposed['exactag'] = () => {
    page.api.reset();
    throw new Error('x');
  };
  page.post('InitialPageData', { emit_tracking_executed_event: false });
  expect([page.timers(), page.browser.watchers()]).toEqual([0, 0]);
});

test('An event that is retried every second has one decision', () => {
  const page = openPage(
    { dataLayerOnly: false, customerData: false, tagManager: false, exactag: { src: 'https://x.example/' } },
    { cookies: granted },
  );
  let heard = 0;
  page.api.on('decision', () => (heard += 1));
  for (let count = 0; count < 100; count += 1)
    page.post('InitialPageData', { emit_tracking_executed_event: false });
  heard = 0;
  page.pass(1000);
  expect(heard).toBeLessThan(5);
});

test('A session that has run out without a word is not revived', () => {
  const page = createFakeEnvironment();
  const { cookies } = jar(page, `${known}; cot_session=old`);
  const api = createApi(page.window, page.fetchPart);
  api.install({ internalTracker: true, customerData: false, tagManager: false });
  page.post('InitialPageData', {});
  page.pass(3_600_000);
  cookies.delete('cot_session');
  page.post('InitialPageData', {});
  page.post('CustomEventData', { event_name: 'x' });
  expect(JSON.parse(page.browser.calls.at(-1)?.body ?? '').custom_short_term_id).not.toBe('old');
});

test('The internal tracker reads no cookie for an event', () => {
  const page = createFakeEnvironment();
  let looks = 0;
  Object.defineProperty(page.window.document, 'cookie', {
    get: () => {
      looks += 1;
      return known;
    },
    set: () => {},
  });
  const api = createApi(page.window, page.fetchPart);
  api.install({ internalTracker: true, customerData: false, tagManager: false });
  page.post('InitialPageData', {});
  page.post('CustomEventData', { event_name: 'x' });
  looks = 0;
  page.post('CustomEventData', { event_name: 'x' });
  expect(looks).toBe(0);
});

test('What another tab writes long after is not looked at', () => {
  const page = openPage({ dataLayerOnly: false, customerData: false }, { cookies: granted });
  page.post('InitialPageData', {});
  page.post('ProductSourceEventData', { product_id: '1', click_feature: 'x' });
  page.pass(1);
  page.pass(60_000);
  let reads = 0;
  const { localStorage } = page.window;
  const get = localStorage.getItem;
  Object.assign(localStorage, {
    getItem: (key: string) => {
      reads += 1;
      return get(key);
    },
  });
  page.happen({ type: 'storage', key: 'cotProductHistory', newValue: null });
  expect(reads).toBe(0);
});
