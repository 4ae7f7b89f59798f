import { beginning } from '../../browser/personal-text.ts';
import type { ChannelRecord } from '../channel.ts';
import type { Item } from '../../messages/schema/kinds.ts';

/** Longest text that a field holds, in UTF-16 units (Tracking §9). */
const bound = 100;

function cut(list: string): string {
  const end = list.lastIndexOf('|', bound);
  return list.length > bound ? beginning(list, end > 0 ? end : bound) : list;
}

/**
 * The products of an event, each field joined with pipes and cut to 100 characters, where it can be at a pipe
 * (Tracking §9). A pipe within a name becomes a blank, and what a product lacks stays empty, so that places agree.
 */
export function productFields(items: readonly Item[]): ChannelRecord {
  const join = (field: keyof Item, instead = field) =>
    cut(items.map((item) => String(item[field] ?? item[instead] ?? '').replaceAll('|', ' ')).join('|'));
  return {
    product_ids: join('item_id', 'product_id'),
    product_names: join('item_name'),
    product_prices: join('price'),
    product_quantities: join('quantity'),
  };
}
