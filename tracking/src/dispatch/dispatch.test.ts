import { describe, expect, test } from 'vitest';
import { consentCookie } from '../testing/fake-environment.ts';
import { openPage } from '../testing/open-page.ts';
import type { Decision } from '../log/events.ts';

const gated = { consentNeeded: { ga4: ['C0003', 'C0004'] } };
const login = { event_category: 'login', event_action: 'success' };

describe('A channel that needs consent', () => {
  test.each([
    ['nothing is known', {}],
    ['the cookie cannot be read', { cookies: 'OptanonConsent=%E0%A4%A' }],
    ['everything was refused', { cookies: consentCookie() }],
    ['one of two groups is missing', { cookies: consentCookie('C0003') }],
  ])('sends nothing while %s', (_title, given) => {
    const page = openPage(gated, given);
    page.post('InitialPageData', {});
    page.post('CustomEventData', login);
    expect(page.names()).toEqual(['InitialPageData', 'CustomEventData']);
    expect(page.api.counts().held).toBe(2);
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
    expect(page.printed).toEqual(['More than 1000 events wait to be sent to ga4. The oldest are dropped.']);
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

test('Consent is read anew for each page, though no event told of a change', () => {
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
    ...Object.fromEntries(all.map((name) => [name, 'true'])),
    subscription_info: {},
  });
  expect(Object.keys(page.ga4()[0] ?? {})).toHaveLength(26);
  expect(page.printed).toEqual([
    'GA4 takes 25 parameters per event: page_view goes without selected_consent, subscription_info.',
  ]);
});
