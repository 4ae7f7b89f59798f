import type { Schema } from './kind.ts';
import type { Data, Input, Needed } from './kinds.ts';

/** The fields of ItemListData (Tracking §3), the most telling first. */
export const itemListData = {
  /** The channels the list is meant for; absent means all. */
  scope: 'names',
  /** Number of the search whose results are listed. */
  search_id: 'text',
  /** Page of the list, from 1. */
  list_page_number: 'number',
  /** How many items a page of the list has at most. */
  max_items_per_page: 'number',
  /** Whether the list stands in for a search that found nothing. */
  fallback_search_result: 'text',
  /** The part of the page that shows the list. */
  emitter: 'text',
  /** Version of the library that the emitter was made for. */
  cot_client_version: 'text',
  /** The items in the order in which they stand. */
  items: 'items',
} as const satisfies Schema;

/** ItemListData after reading. */
export type ItemListData = Data<typeof itemListData>;

/** ItemListData as a page sends it. */
export type ItemListDataInput = Input<typeof itemListData> & Needed<Input<typeof itemListData>, 'items'>;
