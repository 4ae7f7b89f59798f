import type { Example, PostedMessage } from '../doubles/example.ts';
import { consentCookie } from '../doubles/fake-environment.ts';

export const consent = 'C0001,C0003';
export const given = { cookies: consentCookie('C0001', 'C0003'), path: '/coffee' };
export const page: PostedMessage = ['InitialPageData', { page_type: 'Content' }];

/** Every field of an item, as a page sends it. */
export const item = {
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
export const classicItem = {
  ...item,
  item_id: '101',
  price: 9.95,
  quantity: 2,
  coupon_value: 1,
  webshop_style: true,
};

/** The same item as GA4 has it. */
export const ga4Item = {
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

export const cup = { item_id: '7', quantity: 1 };

/** An e-commerce event of one plain item, and what it is called in GA4. */
export function plain(
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

/** A step of the checkout, named by the event, the page's stage or the page's type. */
export function step(
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

export const order = {
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

export const orderRecord = {
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

export const bought = {
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
export const boughtRecord = { ...bought, value: 19.9, transaction_id: '4711' };
