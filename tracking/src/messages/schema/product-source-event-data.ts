import type { Schema } from './kind.ts';
import type { Data, Input, Needed } from './kinds.ts';

/**
 * The fields of ProductSourceEventData: a click on a product's tile, and where the tile stood. Tracking §3 names what is
 * kept of it in the product history, not the message; the names here are those of an item where an item has them.
 */
export const productSourceEventData = {
  /** The product whose tile was clicked. Without it nothing is kept. */
  product_id: 'text',
  /** The product on whose page the tile stood. */
  source_product_id: 'text',
  /** Place of that page in the shop, from the top. */
  source_level_1: 'text',
  /** The level below. */
  source_level_2: 'text',
  /** The level below that. */
  source_level_3: 'text',
  /** The level below that. */
  source_level_4: 'text',
  /** The lowest level. */
  source_level_5: 'text',
  /** The feature of the page that showed the tile. */
  click_feature: 'text',
  /** A truth value or the text `true` or `false`; anything else is left out with a warning (Tracking §5). */
  webshop_style: 'flag',
  /** A truth value or the text `true` or `false`; anything else is left out with a warning (Tracking §5). */
  quickbuy: 'flag',
  /** Number of the search whose results the tile was among. */
  search_id: 'text',
  /** The channels the click is meant for; absent means all. */
  scope: 'names',
} as const satisfies Schema;

/** ProductSourceEventData after reading. */
export type ProductSourceEventData = Data<typeof productSourceEventData>;

/** ProductSourceEventData as a page sends it. */
export type ProductSourceEventDataInput = Input<typeof productSourceEventData> &
  Needed<Input<typeof productSourceEventData>, 'product_id'>;
