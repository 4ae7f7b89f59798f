import type { Schema } from './kind.ts';

/** The fields of an item (Tracking §3), the most telling first: a channel with a limit keeps the first ones. */
export const item = {
  /** Number of the article, as the shop shows it. */
  item_id: 'text',
  /** Name of the article. */
  item_name: 'text',
  /** Its brand. */
  item_brand: 'text',
  /** The variant, such as a size or a grind. */
  item_variant: 'text',
  /** Price of one piece, in the event’s currency. */
  price: 'number',
  /** How many; 0 or missing becomes 1. */
  quantity: 'quantity',
  /** Name of the coupon for this item. */
  coupon: 'text',
  /** Code of the coupon for this item. */
  coupon_code: 'text',
  /** Value of that coupon. */
  coupon_value: 'number',
  /** What coupons take off this item. */
  item_coupon_value: 'number',
  /** Number by which the product is ordered. */
  product_order_id: 'text',
  /** Number of the product, of which an article is one variant. */
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
  /** The feature of the page that led to the product, such as `recommendation`. */
  click_feature: 'text',
  /** A truth value or the text `true` or `false`; anything else is left out with a warning (Tracking §5). */
  webshop_style: 'flag',
  /** A truth value or the text `true` or `false`; anything else is left out with a warning (Tracking §5). */
  quickbuy: 'flag',
  /** Whether it is sold online only. */
  online_exclusive: 'text',
  /** Whether its price is reduced. */
  product_sale: 'text',
  /** Price for product testers. */
  scout_price: 'number',
  /** The list it stands in. */
  list_name: 'text',
} as const satisfies Schema;
