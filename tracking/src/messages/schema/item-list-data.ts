import type { Schema } from './kind.ts';
import type { Data, Input, Needed } from './kinds.ts';

/** The fields of ItemListData (Tracking §3), the most important first. */
export const itemListData = {
  /** The channels that get the list. @default all */
  scope: 'names',
  /** Number of the search whose results are listed. */
  search_id: 'text',
  /** Page of the list, from 1. */
  list_page_number: 'number',
  /** Most items on a page of the list. */
  max_items_per_page: 'number',
  /** Whether the list replaces the results of a search without results. */
  fallback_search_result: 'text',
  /** The part of the page that shows the list. */
  emitter: 'text',
  /** Version of the library that the emitter uses. */
  cot_client_version: 'text',
  /** The items in their order. */
  items: 'items',
} as const satisfies Schema;

/** ItemListData after reading. */
export type ItemListData = Data<typeof itemListData>;

/** ItemListData as a page sends it. */
export type ItemListDataInput = Input<typeof itemListData> & Needed<Input<typeof itemListData>, 'items'>;
