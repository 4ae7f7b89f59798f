import { consentCookie } from '../doubles/fake-environment.ts';
import type { Example } from '../doubles/example.ts';

const given = {
  cookies: consentCookie('C0001', 'C0003', 'C0004'),
  path: '/m/coffee/beans/ada@crema.example',
};
const common = { site: 'de', locale: 'de-DE', page_path: '/coffee/beans', consent: 'C0001,C0003,C0004' };

const search = {
  ...common,
  page_type: 'suchergebnisseite',
  structure_node: 'coffee.beans',
  ab_tests: 'hero:b|price:a',
  avl_payment_types: 'card|invoice',
  number_of_product_results: 12,
};

/** Page data. */
export const pages: readonly Example[] = [
  {
    title: 'A search result without all required fields',
    given,
    in: [
      'InitialPageData',
      {
        page_type: ' Suchergebnisseite ',
        node_level_1: 'coffee',
        node_level_3: 'beans',
        ab_tests: [
          { name: 'hero', group: 'b' },
          { name: 'price', group: 'a' },
        ],
        avl_payment_types: ['card', 'invoice'],
        number_of_product_results: '12',
        exactag_level: 'search',
        emit_tracking_executed_event: 'false',
        unknown: 'x',
      },
    ],
    out: {
      classic: [{ event: 'InitialPageData', ...search }],
      ga4: [{ event: 'page_view', ...search }],
      warnings: [
        'InitialPageData is sent without unknown, which is unknown or unreadable.',
        'A page of type suchergebnisseite lacks number_of_available_product_results, internal_search_fallback, internal_search_campaign.',
      ],
    },
  },
  {
    title: 'A page with a null in it',
    given,
    in: ['InitialPageData', { page_type: 'Content', ab_tests: [{ name: 'hero', group: null }] }],
    out: { warnings: ['InitialPageData is invalid and not sent because of ab_tests.0.group.'] },
  },
  {
    title: 'An event before any page',
    given,
    in: ['CustomEventData', { event_category: 'login', event_action: 'success' }],
    out: { warnings: ['A custom event could not be sent due to missing initial page data.'] },
  },
  {
    title: 'An e-commerce event before any page',
    given,
    in: ['EcommerceEventData', { event: 'view_item' }],
    out: { warnings: ['An e-commerce event could not be sent due to missing initial page data.'] },
  },
  {
    title: 'An item list before any page',
    given,
    in: ['ItemListData', { items: [] }],
    out: { warnings: ['Item list data could not be sent due to missing initial page data.'] },
  },
  {
    title: 'A product view without its e-commerce event',
    given,
    in: ['InitialPageData', { page_type: 'Product View' }],
    out: {},
  },
  {
    title: 'A product view after its e-commerce event',
    given,
    before: [['InitialPageData', { page_type: 'Product View' }]],
    in: ['EcommerceEventData', { event: 'view_item' }],
    out: {
      classic: [
        { event: 'InitialPageData', ...common, page_type: 'product view' },
        {
          event: 'EcommerceEventData',
          ecommerce_event: 'view_item',
          consent: common.consent,
          ecommerce: {},
        },
      ],
      ga4: [
        { event: 'page_view', ...common, page_type: 'product view' },
        { event: 'view_item', consent: common.consent, ecommerce: { items: [] } },
      ],
    },
  },
  {
    title: 'A page inside the app',
    given: { cookies: 'app_context=1; OptanonConsent=groups%3DC0003%3A1' },
    in: ['InitialPageData', { page_type: 'Content' }],
    out: {},
  },
];
