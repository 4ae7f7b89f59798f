import type { Example, PostedMessage } from '../testing/example.ts';
import { consentCookie } from '../testing/fake-environment.ts';

const consent = 'C0001,C0003';
const given = { cookies: consentCookie('C0001', 'C0003'), path: '/coffee' };
const page: PostedMessage = ['InitialPageData', { page_type: 'Content' }];

/** Every field of an item, as a page sends it. */
const item = {
  item_id: 101,
  item_name: 'Yirgacheffe 500 g',
  item_brand: 'Crema',
  item_variant: 'whole bean',
  price: '9.95',
  quantity: '2',
  coupon: 'SPRING',
  coupon_code: 'SPRING10',
  coupon_value: '1',
  item_coupon_value: 0.5,
  product_order_id: 'po-1',
  product_id: '400112233',
  td_order_number: 'td-7',
  tcm_article_number: 'tcm-9',
  assortment_level_0: 'Coffee',
  assortment_level_1: 'Beans',
  assortment_level_2: 'Single origin',
  assortment_level_3: 'Africa',
  assortment_level_4: 'Ethiopia',
  commodity_group: 'K1',
  item_name_local: 'Yirgacheffe Bohnen',
  source_product_id: '400998877',
  click_feature: 'recommendation',
  webshop_style: 'true',
  quickbuy: false,
  online_exclusive: 'yes',
  product_sale: 'no',
  scout_price: 8.5,
  list_name: 'Bestsellers',
};

/** The same item as the classic format has it. */
const classicItem = {
  ...item,
  item_id: '101',
  price: 9.95,
  quantity: 2,
  coupon_value: 1,
  webshop_style: true,
};

/** The same item as GA4 has it. */
const ga4Item = {
  item_id: '101',
  item_name: 'Yirgacheffe 500 g',
  item_brand: 'Crema',
  item_variant: 'whole bean',
  price: 9.95,
  quantity: 2,
  coupon: 'SPRING',
  coupon_code: 'SPRING10',
  coupon_value: 1,
  item_coupon_value: 0.5,
  product_order_id: 'po-1',
  product_id: '400112233',
  td_order_number: 'td-7',
  tcm_article_number: 'tcm-9',
  item_category: 'Coffee',
  item_category2: 'Beans',
  item_category3: 'Single origin',
  item_category4: 'Africa',
  item_category5: 'Ethiopia',
  commodity_group: 'K1',
  item_name_local: 'Yirgacheffe Bohnen',
  source_product_id: '400998877',
  click_feature: 'recommendation',
  webshop_style: true,
  quickbuy: false,
  online_exclusive: 'yes',
  product_sale: 'no',
  scout_price: 8.5,
  item_list_name: 'Bestsellers',
};

const cup = { item_id: '7', quantity: 1 };

/** An e-commerce event of one plain item, and what it is called in GA4. */
function plain(
  title: string,
  event: string,
  ga4: string,
  before: readonly PostedMessage[] = [page],
): Example {
  const ecommerce = { currency: 'EUR', value: 5, items: [cup] };
  return {
    title,
    given,
    before,
    in: ['EcommerceEventData', { event, ecommerce: { ...ecommerce, items: [{ item_id: '7' }] } }],
    out: {
      classic: [{ event: 'EcommerceEventData', ecommerce_event: event.toLowerCase(), consent, ecommerce }],
      ga4: [{ event: ga4, consent, ecommerce }],
    },
  };
}

/** A step of the checkout, told by the event, the page's stage or the page's type. */
function step(
  title: string,
  ecommerce: Record<string, unknown>,
  pageData: Record<string, unknown>,
  ga4: Record<string, unknown>,
): Example {
  const { event, ...params } = ga4;
  return {
    title,
    given,
    before: [
      ['InitialPageData', { page_type: 'Content', ...pageData }],
      ['EcommerceEventData', { event: 'begin_checkout' }],
    ],
    in: ['EcommerceEventData', { event: 'progress_checkout', ecommerce }],
    out: {
      classic: [{ event: 'EcommerceEventData', ecommerce_event: 'progress_checkout', consent, ecommerce }],
      ga4: [{ event, consent, ecommerce: { ...params, items: [] } }],
    },
  };
}

const order = {
  origin: 'webshop',
  guest_order: 'true',
  coupon_types: ['corporate', 'voucher'],
  coupon_campaigns: ['spring'],
  coupon_codes: ['A1', 'B2'],
  coupon_values: ['2', '3'],
  transaction_coupon_value: '5',
  loyalty_beans_redemption: 120,
  loyalty_beans_value: 1.2,
  gift_card_redemption: true,
  gift_card_value: 'abc',
};

const orderRecord = {
  origin: 'webshop',
  guest_order: true,
  coupon_types: 'corporate|voucher',
  coupon_campaigns: 'spring',
  coupon_codes: 'A1|B2',
  coupon_values: '2|3',
  transaction_coupon_value: 5,
  loyalty_beans_redemption: '120',
  loyalty_beans_value: 1.2,
  gift_card_redemption: 'true',
  gift_card_value: 0,
};

const bought = {
  currency: 'EUR',
  value: '19.90',
  tax: 3.18,
  shipping: 0,
  transaction_id: 4711,
  coupon: 'SPRING',
  affiliation: 'crema.example',
  checkout_step: '5',
  checkout_option: 'invoice',
};
const boughtRecord = { ...bought, value: 19.9, transaction_id: '4711' };

/** What becomes of e-commerce events. */
export const commerce: readonly Example[] = [
  {
    title: 'An order with every field, for the classic format',
    given,
    before: [page],
    in: [
      'EcommerceEventData',
      { event: 'purchase', ...order, ecommerce: { ...bought, list_name: 'Cart', items: [item] } },
    ],
    out: {
      classic: [
        {
          event: 'EcommerceEventData',
          ecommerce_event: 'purchase',
          consent,
          ...orderRecord,
          ecommerce: { ...boughtRecord, list_name: 'Cart', items: [classicItem] },
        },
      ],
    },
  },
  {
    title: 'The same order, for GA4',
    given,
    before: [page],
    in: [
      'EcommerceEventData',
      { event: 'purchase_ga4', ...order, ecommerce: { ...bought, list_name: 'Cart', items: [item] } },
    ],
    out: {
      ga4: [
        {
          event: 'purchase',
          consent,
          ...orderRecord,
          ecommerce: { ...boughtRecord, item_list_name: 'Cart', items: [ga4Item] },
        },
      ],
    },
  },
  plain('A product is looked at', 'view_item', 'view_item'),
  plain('Something is put into the cart', 'add_to_cart', 'add_to_cart'),
  plain('The cart is looked at', 'view_cart', 'view_cart'),
  plain('The checkout begins', 'begin_checkout', 'begin_checkout'),
  plain('A step of the checkout that has no name of its own', 'progress_checkout', 'checkout_progress'),
  plain('A step back in the checkout', 'reverse_checkout', 'reverse_checkout'),
  plain('A product is wished for', 'wishlist add', 'add_to_wishlist'),
  plain('A product is no longer wished for', 'Wishlist Remove', 'remove_from_wishlist'),
  plain('Wishes are looked at', 'wishlist view', 'view_wishlist'),
  step(
    'The checkout’s step of delivery, told by the event',
    { checkout_step: 'delivery', checkout_option: 'express' },
    { page_type: 'Checkout_Bezahlart' },
    {
      event: 'add_shipping_info',
      checkout_step: 'delivery',
      checkout_option: 'express',
      shipping_tier: 'express',
    },
  ),
  step(
    'The checkout’s step of delivery, told by the page’s type',
    { checkout_step: '2' },
    { page_type: 'Checkout_Lieferadresse', shipping_method: 'parcel' },
    { event: 'add_shipping_info', checkout_step: '2', shipping_tier: 'parcel' },
  ),
  step(
    'The checkout’s step of payment, told by the page’s stage',
    {},
    { checkout_stage: 'Payment', payment_type: 'invoice' },
    { event: 'add_payment_info', payment_type: 'invoice' },
  ),
  step(
    'The checkout’s step of payment, told by the page’s type',
    {},
    { page_type: 'Checkout_Zahlart' },
    { event: 'add_payment_info' },
  ),
  {
    title: 'Quantities and prices that are no numbers',
    given,
    before: [page],
    in: [
      'EcommerceEventData',
      { event: 'view_cart', ecommerce: { items: [{ price: 'abc', quantity: 'abc' }, { quantity: 0 }, {}] } },
    ],
    out: {
      classic: [
        {
          event: 'EcommerceEventData',
          ecommerce_event: 'view_cart',
          consent,
          ecommerce: { items: [{ price: 0, quantity: 1 }, { quantity: 1 }, { quantity: 1 }] },
        },
      ],
      ga4: [
        {
          event: 'view_cart',
          consent,
          ecommerce: { items: [{ price: 0, quantity: 1 }, { quantity: 1 }, { quantity: 1 }] },
        },
      ],
    },
  },
  {
    title: 'Quickbuy and webshop style that are neither true nor false',
    given,
    before: [page],
    in: [
      'EcommerceEventData',
      { event: 'view_item', ecommerce: { items: [{ item_id: '7', quickbuy: 'maybe', webshop_style: 2 }] } },
    ],
    out: {
      classic: [
        { event: 'EcommerceEventData', ecommerce_event: 'view_item', consent, ecommerce: { items: [cup] } },
      ],
      ga4: [{ event: 'view_item', consent, ecommerce: { items: [cup] } }],
      warnings: [
        'EcommerceEventData goes without what is neither true nor false: ecommerce.items.0.quickbuy, ecommerce.items.0.webshop_style.',
      ],
    },
  },
  {
    title: 'A null in an item',
    given,
    before: [page],
    in: ['EcommerceEventData', { event: 'view_item', ecommerce: { items: [{ item_id: null }] } }],
    out: {
      warnings: ['EcommerceEventData is invalid and not sent because of ecommerce.items.0.item_id.'],
    },
  },
  {
    title: 'An e-commerce event that does not exist',
    given,
    before: [page],
    in: ['EcommerceEventData', { event: 'refund' }],
    out: { warnings: ['EcommerceEventData is invalid and not sent because of event.'] },
  },
  {
    title: 'An e-commerce event for one channel only',
    given,
    before: [page],
    in: ['EcommerceEventData', { event: 'view_cart', scope: 'classic' }],
    out: {
      classic: [{ event: 'EcommerceEventData', ecommerce_event: 'view_cart', consent, ecommerce: {} }],
    },
  },
  {
    title: 'More items than GA4 takes',
    given,
    before: [page],
    in: [
      'EcommerceEventData',
      { event: 'view_cart', scope: 'ga4', ecommerce: { items: Array.from({ length: 201 }, () => cup) } },
    ],
    out: {
      ga4: [{ event: 'view_cart', consent, ecommerce: { items: Array.from({ length: 200 }, () => cup) } }],
      warnings: ['GA4 takes 200 items per event: view_cart goes without 1 of them.'],
    },
  },
];
