import type { Item } from '../../messages/schema/kinds.ts';
import { limitTexts } from './limits.ts';

/** How many items GA4 takes per event. */
export const itemBound = 200;

/**
 * An item as GA4 knows it. Written out, because an object whose fields are known beforehand is made in a fraction of the
 * time; what the item does not say is undefined.
 */
const ga4Item = (item: Item): Record<string, unknown> => ({
  item_id: item.item_id,
  item_name: item.item_name,
  item_brand: item.item_brand,
  item_variant: item.item_variant,
  item_category: item.assortment_level_0,
  item_category2: item.assortment_level_1,
  item_category3: item.assortment_level_2,
  item_category4: item.assortment_level_3,
  item_category5: item.assortment_level_4,
  item_list_name: item.list_name,
  price: item.price,
  quantity: item.quantity,
  coupon: item.coupon,
  coupon_code: item.coupon_code,
  coupon_value: item.coupon_value,
  item_coupon_value: item.item_coupon_value,
  product_order_id: item.product_order_id,
  product_id: item.product_id,
  td_order_number: item.td_order_number,
  tcm_article_number: item.tcm_article_number,
  commodity_group: item.commodity_group,
  item_name_local: item.item_name_local,
  source_product_id: item.source_product_id,
  click_feature: item.click_feature,
  webshop_style: item.webshop_style,
  quickbuy: item.quickbuy,
  online_exclusive: item.online_exclusive,
  product_sale: item.product_sale,
  scout_price: item.scout_price,
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
