import type { Data, Input, Schema } from './kinds.ts';

/** The fields of an item (Tracking §3), the most telling first: a channel with a limit keeps the first ones. */
export const item = {
  item_id: 'text',
  item_name: 'text',
  item_brand: 'text',
  item_variant: 'text',
  price: 'number',
  /** How many; 0 or missing becomes 1. */
  quantity: 'quantity',
  coupon: 'text',
  coupon_code: 'text',
  coupon_value: 'number',
  item_coupon_value: 'number',
  product_order_id: 'text',
  product_id: 'text',
  td_order_number: 'text',
  tcm_article_number: 'text',
  /** Place in the assortment, from the top. */
  assortment_level_0: 'text',
  assortment_level_1: 'text',
  assortment_level_2: 'text',
  assortment_level_3: 'text',
  assortment_level_4: 'text',
  commodity_group: 'text',
  item_name_local: 'text',
  /** Id of the product whose tile was clicked. */
  source_product_id: 'text',
  click_feature: 'text',
  /** A truth value or the text `true` or `false`; anything else is left out with a warning (Tracking §5). */
  webshop_style: 'flag',
  /** A truth value or the text `true` or `false`; anything else is left out with a warning (Tracking §5). */
  quickbuy: 'flag',
  online_exclusive: 'text',
  product_sale: 'text',
  scout_price: 'number',
  list_name: 'text',
} as const satisfies Schema;

/** An item after reading; its quantity is always there. */
export type Item = Data<typeof item>;

/** An item as a page sends it. */
export type ItemInput = Input<typeof item>;
