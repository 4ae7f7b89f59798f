import type { Schema } from './kind.ts';
import type { Data, Input } from './kinds.ts';
import type { PageType } from './page-type.ts';

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
  /** How good the page is, by the shop’s own measure. */
  page_quality_score: 'number',
  /** The A/B tests of the page, each with the visitor’s group. */
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
  /** The lead that the page is about. */
  lead_id: 'text',
  /** Whether further pages follow without a new document. */
  is_spa: 'flag',
  /** A path to be told beside the page’s own. */
  page_override: 'text',
  /** The channels the page is meant for; absent means all. */
  scope: 'names',
  /** The part of the shop that tells it, such as `webshop`. */
  origin: 'text',
  /** `false` keeps the page from being told whether its tags have fired. */
  emit_tracking_executed_event: 'flag',
  /** How many tiles stand side by side. */
  product_tiles_per_row: 'number',
  /** The way of payment that was chosen. */
  payment_type: 'text',
  /** The ways of payment to choose from. */
  avl_payment_types: 'pipe',
  /** The way of shipping that was chosen. */
  shipping_method: 'text',
  /** The ways of shipping to choose from. */
  avl_shipping_methods: 'pipe',
  /** How the visitor came into the checkout, such as `guest`. */
  ident_method: 'text',
  /** The step of the checkout. */
  checkout_stage: 'text',
  /** The tab within the step. */
  checkout_tab: 'text',
  /** What was agreed to in the consent layer. */
  selected_consent: 'pipe',
  /** Sent on joined with a pipe. */
  subscription_info: 'subscription',
} as const satisfies Schema;

/** InitialPageData after reading. */
export type InitialPageData = Data<typeof initialPageData>;

/** InitialPageData as a page sends it. */
export type InitialPageDataInput = Omit<Input<typeof initialPageData>, 'page_type'> & {
  /** One of the site groups of Tracking §2, or of the shop's own types. */
  readonly page_type?: PageType | undefined;
};
