import type { Data, Input, Schema } from './kinds.ts';

/** The fields of InitialPageData (Tracking §3), the most telling first: a channel with a limit keeps the first ones. */
export const initialPageData = {
  /** Name of the page. */
  page_name: 'text',
  /** One of the site groups of Tracking §2; compared in lower case. */
  page_type: 'lower',
  /** Place in the shop's tree. The five levels are joined with dots into `structure_node`. */
  node_level_1: 'text',
  node_level_2: 'text',
  node_level_3: 'text',
  node_level_4: 'text',
  node_level_5: 'text',
  /** Language of the page's texts: de, fr, pl, cz, hu, sk or tr. */
  language: 'lower',
  /** Where the page runs. SMARTPHONE and TABLET mean the legacy app. */
  platform: 'text',
  page_quality_score: 'number',
  ab_tests: 'tests',
  /** For the affiliate channel only. */
  exactag_site_group: 'text',
  /** For the affiliate channel only. */
  exactag_level: 'text',
  /** Required on search results and categories (Tracking §5). */
  number_of_product_results: 'number',
  /** Required on search results and categories (Tracking §5). */
  number_of_available_product_results: 'number',
  /** Required on search results (Tracking §5). */
  internal_search_fallback: 'text',
  /** Required on search results (Tracking §5). */
  internal_search_campaign: 'text',
  lead_id: 'text',
  /** Whether further pages follow without a new document. */
  is_spa: 'flag',
  page_override: 'text',
  /** The channels the page is meant for; absent means all. */
  scope: 'names',
  origin: 'text',
  /** `false` keeps the page from being told whether its tags have fired. */
  emit_tracking_executed_event: 'flag',
  product_tiles_per_row: 'number',
  payment_type: 'text',
  avl_payment_types: 'pipe',
  shipping_method: 'text',
  avl_shipping_methods: 'pipe',
  ident_method: 'text',
  checkout_stage: 'text',
  checkout_tab: 'text',
  selected_consent: 'pipe',
  /** Sent on joined with a pipe. */
  subscription_info: 'subscription',
} as const satisfies Schema;

/** InitialPageData after reading. */
export type InitialPageData = Data<typeof initialPageData>;

/** InitialPageData as a page sends it. */
export type InitialPageDataInput = Input<typeof initialPageData>;
