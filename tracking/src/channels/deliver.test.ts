import { describe, expect, test } from 'vitest';
import { consentCookie } from '../../test/doubles/fake-environment.ts';
import { openPage } from '../../test/doubles/open-page.ts';
import type { Decision } from '../log/events.ts';

const gated = { consentNeeded: { ga4: ['C0003', 'C0004'] } };
const openPageOnly = { afterRefusal: 'openPageOnly' } as const;
const login = { event_category: 'login', event_action: 'success' };

describe('A channel that needs consent', () => {
  test.each([
    ['nothing is known', {}, 2],
    ['the cookie cannot be read', { cookies: 'OptanonConsent=%E0%A4%A' }, 2],
    [
      'the tool has only written its defaults',
      { cookies: 'OptanonConsent=groups=C0001%3A1&interactionCount=0' },
      2,
    ],
    ['everything was refused', { cookies: consentCookie() }, 2],
    ['one of two groups is missing', { cookies: consentCookie('C0003') }, 2],
  ])('sends nothing while %s', (_title, given, held) => {
    const page = openPage(gated, given);
    page.post('InitialPageData', {});
    page.post('CustomEventData', login);
    expect(page.names()).toEqual(['InitialPageData', 'CustomEventData']);
    expect(page.api.counts().held).toBe(held);
  });

  test('gets what was made after a refusal once consent has come, and nothing of it was stored', () => {
    const page = openPage(gated, { cookies: consentCookie() });
    page.post('InitialPageData', { page_name: 'one' });
    page.post('CustomEventData', login);
    expect([...page.browser.stored.keys()]).toEqual([]);
    page.change({ cookies: consentCookie('C0003', 'C0004') });
    page.hint();
    expect(page.ga4()).toMatchObject([{ event: 'page_view', page_name: 'one' }, { event: 'login' }]);
  });

  test('gets of what was made after a refusal only the view of the page that is open, where a shop wants it so', () => {
    const page = openPage({ ...gated, ...openPageOnly }, { cookies: consentCookie() });
    page.post('InitialPageData', { page_name: 'one' });
    page.post('CustomEventData', login);
    page.post('InitialPageData', { page_name: 'two' });
    page.post('CustomEventData', login);
    page.change({ cookies: consentCookie('C0003', 'C0004') });
    page.hint();
    page.post('CustomEventData', login);
    expect(page.ga4()).toMatchObject([{ event: 'page_view', page_name: 'two' }, { event: 'login' }]);
  });

  test('gets no view of a page that the browser’s cache has given back and that another has followed, where a shop wants it so', () => {
    const page = openPage({ ...gated, ...openPageOnly }, { cookies: consentCookie() });
    page.post('InitialPageData', { page_name: 'one' });
    page.restore();
    page.post('InitialPageData', { page_name: 'two' });
    page.change({ cookies: consentCookie('C0003', 'C0004') });
    page.hint();
    expect(page.ga4()).toMatchObject([{ page_name: 'two' }]);
  });

  test('forgets what had waited for a choice once the choice is a refusal, where a shop wants it so', () => {
    const page = openPage({ ...gated, ...openPageOnly });
    page.post('InitialPageData', { page_name: 'one' });
    page.post('CustomEventData', login);
    page.change({ cookies: consentCookie() });
    page.hint();
    expect(page.api.counts().held).toBe(1);
    page.change({ cookies: consentCookie('C0003', 'C0004') });
    page.hint();
    expect(page.ga4()).toMatchObject([{ page_name: 'one' }]);
  });

  test('sends what it held, in order and with the consent of now, once consent has come', () => {
    const page = openPage(gated);
    page.post('InitialPageData', {});
    page.post('CustomEventData', login);
    page.change({ cookies: consentCookie('C0003', 'C0004') });
    expect(page.ga4()).toEqual([]);
    page.hint();
    expect(page.ga4()).toMatchObject([
      { event: 'page_view', consent: 'C0003,C0004' },
      { event: 'login', consent: 'C0003,C0004' },
    ]);
    expect(page.ga4()[0]).not.toHaveProperty('customer_id');
    page.hint();
    expect(page.ga4()).toHaveLength(2);
  });

  test('hears of consent from a tool that only calls the page’s function', () => {
    const page = openPage(gated);
    page.post('InitialPageData', {});
    page.change({ cookies: consentCookie('C0003', 'C0004') });
    page.callConsentWrapper();
    expect(page.ga4()).toMatchObject([{ event: 'page_view' }]);
  });

  test('stops at once when consent is withdrawn', () => {
    const page = openPage(gated, { consentGroups: ',C0003,C0004,' });
    page.post('InitialPageData', {});
    page.change({ consentGroups: ',C0001,' });
    page.hint();
    page.post('CustomEventData', login);
    expect(page.ga4()).toHaveLength(1);
    expect(page.classic().at(-1)).toMatchObject({ consent: 'C0001', customer_id: 'noConsent' });
  });

  test('holds 1000 events, of more the newest, with one warning', () => {
    const page = openPage(gated);
    page.post('InitialPageData', {});
    for (let count = 0; count < 1002; count += 1) page.post('CustomEventData', login);
    expect(page.api.counts().held).toBe(1000);
    expect(page.printed).toEqual(['More than 1000 messages wait: the oldest go.']);
  });

  test('forgets what it held at a reset', () => {
    const page = openPage(gated);
    page.post('InitialPageData', {});
    page.post('Reset');
    page.change({ cookies: consentCookie('C0003', 'C0004') });
    page.hint();
    expect(page.ga4()).toEqual([]);
  });
});

test('Consent is read again for each page, even without an event of the tool', () => {
  const page = openPage();
  page.change({ cookies: consentCookie('C0003') });
  page.post('InitialPageData', {});
  expect(page.classic()).toMatchObject([{ consent: 'C0003' }]);
});

test('No cookie is read for an event', () => {
  const page = openPage();
  page.post('InitialPageData', {});
  page.change({ cookies: consentCookie('C0003') });
  page.post('CustomEventData', login);
  expect(page.classic().at(-1)).toMatchObject({ consent: '' });
});

test('Every decision can be followed', () => {
  const page = openPage({ consentNeeded: { classic: ['C0003'] } });
  const decisions: Decision[] = [];
  page.api.on('decision', (decision) => decisions.push(decision));
  page.post('InitialPageData', { scope: 'classic' });
  page.post('CustomEventData', { event_category: 'login', scope: 'ga4' });
  expect(decisions).toMatchObject([
    { event: 'InitialPageData', channel: 'classic', outcome: 'held', consent: '' },
    { event: 'InitialPageData', channel: 'ga4', outcome: 'out of scope', consent: '' },
    { event: 'CustomEventData', channel: 'classic', outcome: 'out of scope', consent: '' },
    { event: 'CustomEventData', channel: 'ga4', outcome: 'empty', consent: '', records: [] },
  ]);
});

test('An empty scope means no channel', () => {
  const page = openPage();
  page.post('InitialPageData', { scope: [] });
  expect(page.records).toEqual([]);
});

test('Each channel has its own copy of what is bought', () => {
  const page = openPage();
  page.post('InitialPageData', {});
  let told: unknown;
  page.api.on('decision', ({ channel, records }) => {
    // As a tag that rounds what it finds in the data layer.
    if (channel === 'classic')
      Object.assign(Object(records?.[0]).ecommerce.items[0], { price: 0, item_id: 'x' });
    else told = Object(records?.[0]).ecommerce.items;
  });
  page.post('EcommerceEventData', {
    event: 'add_to_cart',
    ecommerce: { items: [{ item_id: '1', price: 5 }] },
  });
  expect(told).toMatchObject([{ item_id: '1', price: 5 }]);
});

test('A name that stands for both formats is a scope too', () => {
  const page = openPage();
  page.post('InitialPageData', { scope: 'dataLayer' });
  expect(page.names()).toEqual(['InitialPageData', 'page_view']);
});

test('More parameters than GA4 takes: the last ones go, with a warning', () => {
  const page = openPage();
  const texts = [
    'page_name',
    'platform',
    'lead_id',
    'page_override',
    'origin',
    'payment_type',
    'shipping_method',
  ];
  const more = ['ident_method', 'checkout_stage', 'checkout_tab', 'selected_consent', 'avl_payment_types'];
  const numbers = ['page_quality_score', 'number_of_product_results', 'number_of_available_product_results'];
  const rest = ['internal_search_fallback', 'internal_search_campaign', 'product_tiles_per_row'];
  const all = [
    ...texts,
    ...more,
    ...numbers,
    ...rest,
    'avl_shipping_methods',
    'language',
    'page_type',
    'is_spa',
  ];
  page.post('InitialPageData', {
    ...Object.fromEntries(all.map((name) => [name, numbers.includes(name) ? 1 : 'true'])),
    page_type: 'Content',
    product_tiles_per_row: 3,
    subscription_info: {},
  });
  expect(Object.keys(page.ga4()[0] ?? {})).toHaveLength(26);
  expect(page.printed).toEqual([
    'GA4 takes 25 parameters per event: page_view goes without checkout_tab, selected_consent, subscription_info.',
  ]);
});
