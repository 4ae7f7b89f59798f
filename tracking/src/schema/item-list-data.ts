import type { Data, Input, Schema } from './kinds.ts';

/** The fields of ItemListData (Tracking §3), the most telling first. */
export const itemListData = {
  /** The channels the list is meant for; absent means all. */
  scope: 'names',
  search_id: 'text',
  /** From 1. */
  list_page_number: 'number',
  max_items_per_page: 'number',
  fallback_search_result: 'text',
  /** The part of the page that shows the list. */
  emitter: 'text',
  cot_client_version: 'text',
  items: 'items',
} as const satisfies Schema;

/** ItemListData after reading. */
export type ItemListData = Data<typeof itemListData>;

/** ItemListData as a page sends it. */
export type ItemListDataInput = Input<typeof itemListData>;
