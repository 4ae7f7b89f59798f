import type { ItemListData } from '../../messages/schema/item-list-data.ts';

/** The position of a list's first item: 1 + (list_page_number - 1) * max_items_per_page (Tracking §5). */
export function firstPosition({ list_page_number, max_items_per_page, items = [] }: ItemListData): number {
  // A list that does not say its page is on its first one; one that does not say its length shows all it has.
  return 1 + ((list_page_number || 1) - 1) * (max_items_per_page || items.length);
}
