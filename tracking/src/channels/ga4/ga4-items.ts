import type { Item } from '../../messages/schema/kinds.ts';
import { limitTexts } from './limits.ts';

/** How many items GA4 takes per event. */
export const itemBound = 200;

/** Fields that GA4 calls something else. */
const renamed: Readonly<Record<string, string>> = {
  assortment_level_0: 'item_category',
  assortment_level_1: 'item_category2',
  assortment_level_2: 'item_category3',
  assortment_level_3: 'item_category4',
  assortment_level_4: 'item_category5',
  list_name: 'item_list_name',
};

/** An item as GA4 knows it: what it says, and no more. */
function ga4Item(item: Item): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(item)) found[renamed[field] ?? field] = value;
  return found;
}

/** Items as GA4 knows them; `first` is the index of the first one, absent where they are no list. */
export function ga4Items(items: readonly Item[], first?: number) {
  return items.map((item, index) => {
    const found = ga4Item(item);
    if (first !== undefined) found['index'] = first + index;
    limitTexts(found);
    return found;
  });
}
