import type { InstallOptions } from '../install/options.ts';
import { consentCookie } from '../testing/fake-environment.ts';
import type { Example } from '../testing/example.ts';

const options: InstallOptions = {
  dataLayerOnly: false,
  tagManager: false,
  customerData: false,
  productHistory: false,
  exactag: { src: 'https://affiliate.example/exactag.js' },
  sites: {
    de: { campaign: 'crema-de', testCampaign: 'crema-de-test' },
    ch: { campaign: 'crema-ch', testCampaign: 'crema-ch-test' },
  },
};

// A token that can be read, and an attribution: what is missing of them is not the subject here.
const known = 'crema_ltt=e30.eyJsaWQiOiJ0b2tlbiJ9.s; cotcs=newsletter|email|spring; cot_session=s1';
const cashback = (partner: string) =>
  `cashback=${encodeURIComponent(JSON.stringify({ cashbackPartner: partner, cashbackClickId: 'click-1', exactagUserKey: 'key-1' }))}`;
const payback = { cashbackPartner: 'payback', cashbackClickId: 'click-1', exactagUserKey: 'key-1' };
const cookies = `${consentCookie('C0003')}; ${known}`;
const refused = `${consentCookie()}; ${known}`;

const exposed = { exactag: () => {} };
const url = 'https://www.crema.example/coffee';
const given = { cookies, exposed, url };

const campaign = 'crema-de';
const content = [['InitialPageData', { page_type: 'Content', exactag_site_group: 'Content' }]] as const;
const confirmation = [
  [
    'InitialPageData',
    { page_type: 'Order Confirmation', exactag_site_group: 'Order Confirmation', exactag_level: '5' },
  ],
] as const;
const ofConfirmation = { campaign, sitegroup: 'Order Confirmation', level: '5' };
const confirmed = { type: 'impression', event: 'page', ...ofConfirmation };

const beans = { item_id: '900000001', item_name: 'Beans', price: 8.5, quantity: 2 };
const mug = { item_id: '900000002', item_name: 'Mug | blue', price: 12 };
const products = {
  product_ids: '900000001|900000002',
  product_names: 'Beans|Mug   blue',
  product_prices: '8.5|12',
  product_quantities: '2|1',
};
const order = { transaction_id: 'o-1', value: 29, currency: 'EUR' };
const purchase = [
  'EcommerceEventData',
  { event: 'purchase', ecommerce: { ...order, items: [beans, mug] } },
] as const;
const ordered = { event: 'purchase', order_id: 'o-1', value: 29, currency: 'EUR' };
const lead = ['LeadData', { lead_id: 'l-1', lead_value: 3, exactag_level: '7' }] as const;
const led = { type: 'conversion', event: 'lead', campaign, sitegroup: 'Content', level: '7' };

/** What the affiliate channel exactag is told. */
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
    title: 'A page that says nothing for exactag',
    options,
    given,
    in: ['InitialPageData', {}],
    out: { exactag: [{ type: 'impression', event: 'page', campaign }] },
  },
  {
    title: 'A page without consent waits before exactag is told',
    options,
    given: { ...given, cookies: refused },
    in: ['InitialPageData', { page_type: 'Content' }],
    out: {},
  },
  {
    title: 'A page by a visitor who agreed to marketing alone waits before exactag is told',
    options,
    given: { ...given, cookies: `${consentCookie('C0004')}; ${known}` },
    in: ['InitialPageData', { page_type: 'Content' }],
    out: {},
  },
  {
    title: 'exactag is told the id of a customer who is logged in',
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
    title: 'exactag is told the id of its own for a customer, where the shop knows it',
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
    title: 'A category without any product says so',
    options,
    given,
    in: ['InitialPageData', { page_type: 'Category', number_of_product_results: 0 }],
    out: { exactag: [{ type: 'impression', event: 'page', campaign, number_of_product_results: 0 }] },
  },
  {
    title: 'exactag is told that a product is looked at',
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
  {
    title: 'exactag is told that a checkout begins',
    options,
    given,
    before: content,
    in: ['EcommerceEventData', { event: 'begin_checkout' }],
    out: { exactag: [{ type: 'impression', event: 'begin_checkout', campaign, sitegroup: 'Content' }] },
  },
  {
    title: 'exactag is told of an order',
    options,
    given,
    before: confirmation,
    in: purchase,
    out: { exactag: [confirmed, { type: 'conversion', ...ofConfirmation, ...ordered, ...products }] },
  },
  {
    title: 'exactag is told of an order once, though it is told in the other format too',
    options,
    given,
    before: [...confirmation, purchase],
    in: ['EcommerceEventData', { event: 'purchase_ga4', ecommerce: order }],
    out: {},
  },
  {
    title: 'An order by way of a cashback partner',
    options,
    given: { ...given, cookies: `${cookies}; ${cashback('another')}` },
    before: confirmation,
    in: purchase,
    out: {
      exactag: [
        confirmed,
        {
          type: 'conversion',
          ...ofConfirmation,
          ...ordered,
          ...products,
          cashback: { ...payback, cashbackPartner: 'another' },
        },
      ],
    },
  },
  {
    title: 'An order by way of payback is told without consent, and of whom and what no more than must be',
    options: { ...options, customerData: true },
    given: {
      ...given,
      cookies: `${refused}; ${cashback('payback')}`,
      exposed: {
        ...exposed,
        tracking: { loginStatus: 'LOGGED_IN' },
        customer: { identifiers: { partnerGuid: 'guid-1' } },
      },
    },
    before: confirmation,
    in: purchase,
    out: {
      exactag: [
        { type: 'conversion', ...ofConfirmation, ...ordered, user_id: 'noConsent', cashback: payback },
      ],
    },
  },
  {
    title: 'An order by way of another partner waits for consent',
    options,
    given: { ...given, cookies: `${refused}; ${cashback('another')}` },
    before: confirmation,
    in: purchase,
    out: {},
  },
  {
    title: 'An order by way of a partner that this shop has allowed',
    options: { ...options, consentFreePartners: ['another'] },
    given: { ...given, cookies: `${refused}; ${cashback('another')}` },
    before: confirmation,
    in: purchase,
    out: {
      exactag: [
        {
          type: 'conversion',
          ...ofConfirmation,
          ...ordered,
          user_id: 'noConsent',
          cashback: { ...payback, cashbackPartner: 'another' },
        },
      ],
    },
  },
  {
    title: 'Payback is not told without consent of an order that is told on another page',
    options,
    given: { ...given, cookies: `${refused}; ${cashback('payback')}` },
    before: content,
    in: purchase,
    out: {},
  },
  {
    title: 'Payback is not told without consent of what is put into the basket',
    options,
    given: { ...given, cookies: `${refused}; ${cashback('payback')}` },
    before: [...confirmation, purchase],
    in: ['EcommerceEventData', { event: 'add_to_cart', ecommerce: { items: [beans] } }],
    out: {},
  },
  {
    title: 'A lead has its own level',
    options,
    given,
    before: content,
    in: lead,
    out: { exactag: [{ ...led, lead_id: 'l-1', lead_value: 3 }] },
  },
  {
    title: "A lead without a level has its page's",
    options,
    given,
    before: [['InitialPageData', { exactag_level: '2' }]],
    in: ['LeadData', { lead_id: 'l-1' }],
    out: { exactag: [{ type: 'conversion', event: 'lead', campaign, level: '2', lead_id: 'l-1' }] },
  },
  {
    title: 'A lead by way of payback is told without consent',
    options,
    given: { ...given, cookies: `${refused}; ${cashback('payback')}` },
    before: content,
    in: lead,
    out: {
      exactag: [{ ...led, lead_id: 'l-1', lead_value: 3, user_id: 'noConsent', cashback: payback }],
    },
  },
  {
    title: 'A lead by way of nobody waits for consent',
    options,
    given: { ...given, cookies: refused },
    before: content,
    in: lead,
    out: {},
  },
  {
    title: 'A custom event is not for exactag',
    options,
    given,
    before: content,
    in: ['CustomEventData', { event_category: 'login', event_action: 'success' }],
    out: {},
  },
  {
    title: 'A page that is not meant for exactag',
    options,
    given,
    in: ['InitialPageData', { scope: 'ga4' }],
    out: {},
  },
  {
    title: 'exactag is not told of a page inside the app',
    options,
    given: { ...given, cookies: `${cookies}; app_context=1` },
    in: ['InitialPageData', {}],
    out: {},
  },
  {
    title: 'A function of exactag that throws',
    options,
    given: {
      ...given,
      exposed: {
        exactag: () => {
          throw new Error('no campaign');
        },
      },
    },
    in: ['InitialPageData', {}],
    out: {
      exactag: [{ type: 'impression', event: 'page', campaign }],
      warnings: ['Sending to exactag failed and is tried again every second: no campaign'],
    },
  },
];
