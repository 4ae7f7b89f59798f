import type { Example } from '../doubles/example.ts';
import { consentCookie } from '../doubles/fake-environment.ts';

const consent = 'C0001,C0003';
const given = { cookies: consentCookie('C0001', 'C0003'), path: '/coffee' };

/** A page with one field. */
function path(title: string, from: string, to: string): Example {
  const record = { site: 'de', locale: 'de-DE', page_path: to, consent };
  return {
    title,
    given: { ...given, path: from },
    in: ['InitialPageData', {}],
    out: {
      classic: [{ event: 'InitialPageData', ...record }],
      ga4: [{ event: 'page_view', ...record }],
    },
  };
}

/** A page of a type with required fields, and the missing ones. */
function required(title: string, data: Record<string, unknown>, missing: string): Example {
  const record = { site: 'de', locale: 'de-DE', page_path: '/coffee', consent, ...data };
  return {
    title,
    given,
    in: ['InitialPageData', data],
    out: {
      classic: [{ event: 'InitialPageData', ...record }],
      ga4: [{ event: 'page_view', ...record }],
      ...(missing && { warnings: [`A page of type ${String(data['page_type'])} lacks ${missing}.`] }),
    },
  };
}

const everything = {
  page_name: 'Payment',
  page_type: 'Content',
  node_level_1: 'shop',
  node_level_2: 'checkout',
  node_level_3: 'payment',
  node_level_4: 'card',
  node_level_5: 'new',
  language: 'DE',
  platform: 'WEB',
  page_quality_score: '7.5',
  ab_tests: [{ name: 'hero', group: 'b' }],
  exactag_site_group: 'checkout',
  exactag_level: 'basket',
  number_of_product_results: 3,
  number_of_available_product_results: '2',
  internal_search_fallback: 'none',
  internal_search_campaign: 'spring',
  lead_id: 'lead-1',
  is_spa: 'true',
  page_override: '/pay',
  scope: 'classic',
  origin: 'webshop',
  emit_tracking_executed_event: false,
  product_tiles_per_row: 4,
  payment_type: 'card',
  avl_payment_types: ['card', 'invoice'],
  shipping_method: 'parcel',
  avl_shipping_methods: ['parcel', 'shop'],
  ident_method: 'guest',
  checkout_stage: 'payment',
  checkout_tab: 'new card',
  selected_consent: ['C0001', 'C0003'],
  subscription_info: { subscription_type: 'coffee', delivery_interval: '4 weeks' },
};

const everythingTold = {
  site: 'de',
  locale: 'de-DE',
  page_path: '/coffee',
  consent,
  structure_node: 'shop.checkout.payment.card.new',
  page_name: 'Payment',
  page_type: 'content',
  language: 'de',
  platform: 'WEB',
  page_quality_score: 7.5,
  ab_tests: 'hero:b',
  number_of_product_results: 3,
  number_of_available_product_results: 2,
  internal_search_fallback: 'none',
  internal_search_campaign: 'spring',
  lead_id: 'lead-1',
  is_spa: true,
  page_override: '/pay',
  origin: 'webshop',
  product_tiles_per_row: 4,
  payment_type: 'card',
  avl_payment_types: 'card|invoice',
  shipping_method: 'parcel',
  avl_shipping_methods: 'parcel|shop',
  ident_method: 'guest',
  checkout_stage: 'payment',
  checkout_tab: 'new card',
  selected_consent: 'C0001|C0003',
  subscription_info: 'coffee|-|-|4 weeks|-|-',
};

/** A page's fields, its path, its app and its required fields. */
export const pageFields: readonly Example[] = [
  {
    title: 'A page with every field',
    given,
    in: ['InitialPageData', everything],
    out: { classic: [{ event: 'InitialPageData', ...everythingTold }] },
  },
  path('The mobile site’s prefix is left out', '/m/coffee', '/coffee'),
  path('The mobile site’s suffix is left out', '/coffee/m', '/coffee'),
  path('A segment that only begins like the mobile site’s prefix stays', '/market/m1', '/market/m1'),
  path('A last segment with an at-sign is left out', '/account/ada@crema.example', '/account'),
  path('A last segment with an encoded at-sign is left out', '/account/ada%40crema.example', '/account'),
  path(
    'A last segment with an at-sign that is encoded twice is left out',
    '/account/ada%2540crema.example',
    '/account',
  ),
  path('A last segment with a full-width at-sign is left out', '/account/ada＠crema.example', '/account'),
  path(
    'A last segment with an encoded full-width at-sign is left out',
    '/account/ada%EF%BC%A0crema.example',
    '/account',
  ),
  required(
    'A search result with all required fields',
    {
      page_type: 'suchergebnisseite',
      number_of_product_results: 0,
      number_of_available_product_results: 0,
      internal_search_fallback: 'none',
      internal_search_campaign: 'none',
    },
    '',
  ),
  required(
    'A category without its required fields',
    { page_type: 'category' },
    ['number_of_product_results', 'number_of_available_product_results'].join(', '),
  ),
  required('Any other page needs nothing', { page_type: 'homepage' }, ''),
  {
    title: 'A page in the legacy app is still sent on the web',
    given,
    in: ['InitialPageData', { platform: 'SMARTPHONE', scope: 'ga4' }],
    out: {
      ga4: [
        {
          event: 'page_view',
          site: 'de',
          locale: 'de-DE',
          page_path: '/coffee',
          consent,
          platform: 'SMARTPHONE',
        },
      ],
    },
  },
  {
    title: 'A page in the cross-channel app',
    given: { cookies: 'xc_app=1; OptanonConsent=groups%3DC0003%3A1' },
    in: ['InitialPageData', { page_type: 'Content' }],
    out: {},
  },
  {
    title: 'A site of another country keeps its key',
    options: { site: 'SI' },
    given,
    in: ['InitialPageData', { scope: 'ga4' }],
    out: { ga4: [{ event: 'page_view', site: 'si', locale: 'sl-SI', page_path: '/coffee', consent }] },
  },
  {
    title: 'A page that waits for an e-commerce event goes first when another follows',
    given,
    before: [
      ['InitialPageData', { page_type: 'Product View', scope: 'classic' }],
      ['CustomEventData', { event_category: 'gallery', event_action: 'zoom', scope: 'classic' }],
    ],
    in: ['InitialPageData', { page_type: 'Content', scope: 'classic' }],
    out: {
      classic: [
        {
          event: 'InitialPageData',
          site: 'de',
          locale: 'de-DE',
          page_path: '/coffee',
          consent,
          page_type: 'product view',
        },
        { event: 'CustomEventData', consent, event_category: 'gallery', event_action: 'zoom' },
        {
          event: 'InitialPageData',
          site: 'de',
          locale: 'de-DE',
          page_path: '/coffee',
          consent,
          page_type: 'content',
        },
      ],
    },
  },
  {
    title: 'The page gets the event that its tags have not fired',
    given,
    in: ['InitialPageData', { scope: 'ga4' }],
    passes: 1500,
    out: {
      ga4: [{ event: 'page_view', site: 'de', locale: 'de-DE', page_path: '/coffee', consent }],
      warnings: ['The trackExecuted event has been emitted by timeout.'],
    },
  },
  {
    title: 'The library is installed again',
    given,
    in: ['InitialPageData', { scope: 'ga4', emit_tracking_executed_event: false }],
    installs: { site: 'tr' },
    out: {
      ga4: [{ event: 'page_view', site: 'de', locale: 'de-DE', page_path: '/coffee', consent }],
      warnings: ['A collectOnTrackApi instance has already been installed...'],
    },
  },
  {
    title: 'A data layer that throws',
    given: { ...given, frozenDataLayer: true },
    in: ['InitialPageData', { scope: 'ga4', emit_tracking_executed_event: false }],
    out: { warnings: ['InitialPageData has been executed with errors: ga4: Cannot add property 0'] },
  },
];
