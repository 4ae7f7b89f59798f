import type { Schema } from './kind.ts';
import type { Data, Input, Needed } from './kinds.ts';

/**
 * The fields of ProductSourceEventData: a click on a product's tile, and the tile's place. Tracking §3 names the entries of the
 * product history but not the fields of this message. They have the names of an item's fields, if an item has them.
 */
export const productSourceEventData = {
  /** The product whose tile was clicked. Without it nothing is stored. */
  product_id: 'text',
  /** The product on whose page the tile is. */
  source_product_id: 'text',
  /** The place of that page in the shop, from the top. */
  source_level_1: 'text',
  /** The level below. */
  source_level_2: 'text',
  /** The level below that. */
  source_level_3: 'text',
  /** The level below that. */
  source_level_4: 'text',
  /** The lowest level. */
  source_level_5: 'text',
  /** The page feature that shows the tile. */
  click_feature: 'text',
  /** A boolean, or the text `true` or `false`. Any other value is left out with a warning (Tracking §5). */
  webshop_style: 'flag',
  /** A boolean, or the text `true` or `false`. Any other value is left out with a warning (Tracking §5). */
  quickbuy: 'flag',
  /** Number of the search that found the product. */
  search_id: 'text',
  /** The channels that get the click. @default all */
  scope: 'names',
} as const satisfies Schema;

/** ProductSourceEventData after reading. */
export type ProductSourceEventData = Data<typeof productSourceEventData>;

/** ProductSourceEventData as a page sends it. */
export type ProductSourceEventDataInput = Input<typeof productSourceEventData> &
  Needed<Input<typeof productSourceEventData>, 'product_id'>;
