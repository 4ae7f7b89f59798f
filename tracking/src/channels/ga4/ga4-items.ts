import type { Item } from '../../messages/schema/kinds.ts';
import { limitTexts } from './limits.ts';

/** How many items GA4 takes per event. */
export const itemBound = 200;

/**
 * An item as GA4 knows it. Written out, because an object whose fields are known beforehand is made in a fraction of the
 * time, and twice in the same order, which packs well; what the item does not say is undefined.
 */
const ga4Item = ({
  item_id,
  item_name,
  item_brand,
  item_variant,
  price,
  quantity,
  coupon,
  coupon_code,
  coupon_value,
  item_coupon_value,
  product_order_id,
  product_id,
  td_order_number,
  tcm_article_number,
  commodity_group,
  item_name_local,
  source_product_id,
  click_feature,
  webshop_style,
  quickbuy,
  online_exclusive,
  product_sale,
  scout_price,
  assortment_level_0: item_category,
  assortment_level_1: item_category2,
  assortment_level_2: item_category3,
  assortment_level_3: item_category4,
  assortment_level_4: item_category5,
  list_name: item_list_name,
}: Item): Record<string, unknown> => ({
  item_id,
  item_name,
  item_brand,
  item_variant,
  price,
  quantity,
  coupon,
  coupon_code,
  coupon_value,
  item_coupon_value,
  product_order_id,
  product_id,
  td_order_number,
  tcm_article_number,
  commodity_group,
  item_name_local,
  source_product_id,
  click_feature,
  webshop_style,
  quickbuy,
  online_exclusive,
  product_sale,
  scout_price,
  item_category,
  item_category2,
  item_category3,
  item_category4,
  item_category5,
  item_list_name,
});

/** Items as GA4 knows them; `first` is the index of the first one, absent where they are no list. */
export function ga4Items(items: readonly Item[], first?: number) {
  return items.map((item, index) => {
    const found = ga4Item(item);
    if (first !== undefined) found['index'] = first + index;
    limitTexts(found);
    return found;
  });
}
