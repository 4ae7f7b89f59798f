import type { Item } from '../schema/item.ts';
import { limitValue } from './limits.ts';

/** What an item's fields are called in GA4 where they are called something else. */
const renamed = new Map([
  ['assortment_level_0', 'item_category'],
  ['assortment_level_1', 'item_category2'],
  ['assortment_level_2', 'item_category3'],
  ['assortment_level_3', 'item_category4'],
  ['assortment_level_4', 'item_category5'],
  ['list_name', 'item_list_name'],
]);

/** How many items GA4 takes per event. */
export const itemBound = 200;

/** Items as GA4 knows them; `first` is the index of the first one, absent where they are no list. */
export function ga4Items(items: readonly Item[], first?: number) {
  return items.map((item: Readonly<Record<string, unknown>>, index) => {
    const found: Record<string, unknown> = {};
    for (const field of Object.keys(item)) {
      const name = renamed.get(field) ?? field;
      found[name] = limitValue(name, item[field]);
    }
    if (first !== undefined) found['index'] = first + index;
    return found;
  });
}
