import { consentCookie } from '../doubles/fake-environment.ts';
import type { Example } from '../doubles/example.ts';
import { options, known, refused, exposed, given, campaign, content, beans, mug } from './exactag-given.ts';

/** Records of exactag for pages and products. */
export const exactag: readonly Example[] = [
  {
    title: 'A page with its site group and level',
    options,
    given,
    in: [
      'InitialPageData',
      { page_type: 'Content', exactag_site_group: 'Content', exactag_level: '2', lead_id: 'l-1' },
    ],
    out: {
      exactag: [
        { type: 'impression', event: 'page', campaign, sitegroup: 'Content', level: '2', lead_id: 'l-1' },
      ],
    },
  },
  {
    title: 'A page without fields for exactag',
    options,
    given,
    in: ['InitialPageData', {}],
    out: { exactag: [{ type: 'impression', event: 'page', campaign }] },
  },
  {
    title: 'exactag does not get a page before consent',
    options,
    given: { ...given, cookies: refused },
    in: ['InitialPageData', { page_type: 'Content' }],
    out: {},
  },
  {
    title: 'exactag does not get a page with consent to marketing only',
    options,
    given: { ...given, cookies: `${consentCookie('C0004')}; ${known}` },
    in: ['InitialPageData', { page_type: 'Content' }],
    out: {},
  },
  {
    title: 'exactag gets the id of a customer who is logged in',
    options: { ...options, customerData: true },
    given: {
      ...given,
      exposed: {
        ...exposed,
        tracking: { loginStatus: 'LOGGED_IN' },
        customer: { identifiers: { partnerGuid: 'guid-1' } },
      },
    },
    in: ['InitialPageData', {}],
    out: { exactag: [{ type: 'impression', event: 'page', campaign, user_id: 'guid-1' }] },
  },
  {
    title: 'exactag gets its own id for a customer, if the shop knows it',
    options: { ...options, customerData: true },
    given: {
      ...given,
      exposed: {
        ...exposed,
        exactag_psdata: { loginStatusOfSession: 'LOGGED_IN', exactagUserId: 'user-1', sapGuid: 'sap-1' },
      },
    },
    in: ['InitialPageData', {}],
    out: { exactag: [{ type: 'impression', event: 'page', campaign, user_id: 'user-1' }] },
  },
  {
    title: 'Without an address of its script there is no exactag',
    options: { ...options, exactag: true },
    given,
    in: ['InitialPageData', {}],
    out: {},
  },
  {
    title: 'A page in CH_FR has the campaign of CH',
    options: { ...options, site: 'ch_fr' },
    given,
    in: ['InitialPageData', {}],
    out: { exactag: [{ type: 'impression', event: 'page', campaign: 'crema-ch' }] },
  },
  {
    title: 'A page that is not production has the campaign for tests',
    options,
    given: { ...given, url: 'https://staging.crema.example/coffee' },
    in: ['InitialPageData', {}],
    out: { exactag: [{ type: 'impression', event: 'page', campaign: 'crema-de-test' }] },
  },
  {
    title: 'A site without a campaign',
    options: { ...options, site: 'pl' },
    given,
    in: ['InitialPageData', {}],
    out: { exactag: [{ type: 'impression', event: 'page' }] },
  },
  {
    title: 'exactag misses the number of products on a search result',
    options,
    given,
    in: ['InitialPageData', { page_type: 'Suchergebnisseite' }],
    out: {
      exactag: [{ type: 'impression', event: 'page', campaign }],
      warnings: ['exactag: A page of type suchergebnisseite lacks number_of_product_results.'],
    },
  },
  {
    title: 'exactag misses the number of products on a category',
    options,
    given,
    in: ['InitialPageData', { page_type: 'Category', number_of_available_product_results: 3 }],
    out: {
      exactag: [{ type: 'impression', event: 'page', campaign }],
      warnings: ['exactag: A page of type category lacks number_of_product_results.'],
    },
  },
  {
    title: 'A category without products',
    options,
    given,
    in: ['InitialPageData', { page_type: 'Category', number_of_product_results: 0 }],
    out: { exactag: [{ type: 'impression', event: 'page', campaign, number_of_product_results: 0 }] },
  },
  {
    title: 'exactag gets the view of a product',
    options,
    given,
    before: [['InitialPageData', { page_type: 'Product View', exactag_site_group: 'Product View' }]],
    in: ['EcommerceEventData', { event: 'view_item', ecommerce: { currency: 'EUR', items: [beans] } }],
    out: {
      exactag: [
        { type: 'impression', event: 'page', campaign, sitegroup: 'Product View' },
        {
          type: 'impression',
          event: 'view_item',
          campaign,
          sitegroup: 'Product View',
          currency: 'EUR',
          product_ids: '900000001',
          product_names: 'Beans',
          product_prices: '8.5',
          product_quantities: '2',
        },
      ],
    },
  },
  {
    title: 'Products are put into the basket; a product without an item id has its product id',
    options,
    given,
    before: content,
    in: [
      'EcommerceEventData',
      { event: 'add_to_cart', ecommerce: { items: [{ product_id: '900000003' }, mug] } },
    ],
    out: {
      exactag: [
        {
          type: 'impression',
          event: 'add_to_cart',
          campaign,
          sitegroup: 'Content',
          product_ids: '900000003|900000002',
          product_names: '|Mug   blue',
          product_prices: '|12',
          product_quantities: '1|1',
        },
      ],
    },
  },
  {
    title: 'Products that are longer than 100 characters together are cut between two of them',
    options,
    given,
    before: content,
    in: [
      'EcommerceEventData',
      {
        event: 'view_cart',
        ecommerce: {
          items: Array.from({ length: 11 }, () => ({ item_id: '900000001', item_name: 'n'.repeat(20) })),
        },
      },
    ],
    out: {
      exactag: [
        {
          type: 'impression',
          event: 'view_cart',
          campaign,
          sitegroup: 'Content',
          product_ids: Array.from({ length: 10 }, () => '900000001').join('|'),
          product_names: Array.from({ length: 4 }, () => 'n'.repeat(20)).join('|'),
          product_prices: '||||||||||',
          product_quantities: '1|1|1|1|1|1|1|1|1|1|1',
        },
      ],
    },
  },
  {
    title: 'One product with a name of more than 100 characters',
    options,
    given,
    before: content,
    in: [
      'EcommerceEventData',
      { event: 'view_item', ecommerce: { items: [{ item_name: 'n'.repeat(101) }] } },
    ],
    out: {
      exactag: [
        {
          type: 'impression',
          event: 'view_item',
          campaign,
          sitegroup: 'Content',
          product_ids: '',
          product_names: 'n'.repeat(100),
          product_prices: '',
          product_quantities: '1',
        },
      ],
    },
  },
];
