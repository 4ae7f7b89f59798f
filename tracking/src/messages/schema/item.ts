import type { Schema } from './kind.ts';

/** The fields of an item (Tracking §3), the most important first. A channel with a limit keeps the first ones. */
export const item = {
  /** Article number, as the shop shows it. */
  item_id: 'text',
  /** Name of the article. */
  item_name: 'text',
  /** Its brand. */
  item_brand: 'text',
  /** The variant, such as a size or a grind. */
  item_variant: 'text',
  /** Price of one piece, in the event’s currency. */
  price: 'number',
  /** Number of pieces. 0 or missing becomes 1. */
  quantity: 'quantity',
  /** Name of the coupon for this item. */
  coupon: 'text',
  /** Code of the coupon for this item. */
  coupon_code: 'text',
  /** Value of that coupon. */
  coupon_value: 'number',
  /** Value of all coupons for this item. */
  item_coupon_value: 'number',
  /** Order number of the product. */
  product_order_id: 'text',
  /** Number of the product. An article is one variant of it. */
  product_id: 'text',
  /** Order number in the merchandise system. */
  td_order_number: 'text',
  /** Article number in the merchandise system. */
  tcm_article_number: 'text',
  /** Place in the assortment, from the top. */
  assortment_level_0: 'text',
  /** The level below. */
  assortment_level_1: 'text',
  /** The level below that. */
  assortment_level_2: 'text',
  /** The level below that. */
  assortment_level_3: 'text',
  /** The lowest level. */
  assortment_level_4: 'text',
  /** Group of goods. */
  commodity_group: 'text',
  /** Name of the article in the site’s language. */
  item_name_local: 'text',
  /** Id of the product whose tile was clicked. */
  source_product_id: 'text',
  /** The page feature that led to the product, such as `recommendation`. */
  click_feature: 'text',
  /** A boolean, or the text `true` or `false`. Any other value is left out with a warning (Tracking §5). */
  webshop_style: 'flag',
  /** A boolean, or the text `true` or `false`. Any other value is left out with a warning (Tracking §5). */
  quickbuy: 'flag',
  /** Whether it is sold online only. */
  online_exclusive: 'text',
  /** Whether its price is reduced. */
  product_sale: 'text',
  /** Price for product testers. */
  scout_price: 'number',
  /** The list that contains it. */
  list_name: 'text',
} as const satisfies Schema;
