import type { Schema } from './kind.ts';
import type { Data, Input } from './kinds.ts';
import type { PageType } from './page-type.ts';

/** The fields of InitialPageData (Tracking §3), the most important first. A channel with a limit keeps the first ones. */
export const initialPageData = {
  /** Name of the page. */
  page_name: 'text',
  /** One of the site groups of Tracking §2. Compared in lower case. */
  page_type: 'lower',
  /** Place in the shop's tree. The five levels are joined with dots into `structure_node`. */
  node_level_1: 'text',
  node_level_2: 'text',
  node_level_3: 'text',
  node_level_4: 'text',
  node_level_5: 'text',
  /** Language of the page's texts: de, fr, pl, cz, hu, sk or tr. */
  language: 'lower',
  /** The platform. SMARTPHONE and TABLET mean the legacy app. */
  platform: 'text',
  /** The page's quality, by the shop’s own measure. */
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
  /** The lead of the page. */
  lead_id: 'text',
  /** Whether more pages follow in the same document. */
  is_spa: 'flag',
  /** A path that is sent in addition to the page’s own. */
  page_override: 'text',
  /** The channels that get the page. @default all */
  scope: 'names',
  /** The part of the shop that sends it, such as `webshop`. */
  origin: 'text',
  /** `false`: the page gets no event about its tags. */
  emit_tracking_executed_event: 'flag',
  /** Number of tiles side by side. */
  product_tiles_per_row: 'number',
  /** The chosen payment method. */
  payment_type: 'text',
  /** The available payment methods. */
  avl_payment_types: 'pipe',
  /** The chosen shipping method. */
  shipping_method: 'text',
  /** The available shipping methods. */
  avl_shipping_methods: 'pipe',
  /** How the visitor entered the checkout, such as `guest`. */
  ident_method: 'text',
  /** The step of the checkout. */
  checkout_stage: 'text',
  /** The tab within the step. */
  checkout_tab: 'text',
  /** The groups that were chosen in the consent layer. */
  selected_consent: 'pipe',
  /** Channels get its parts, joined with pipes. */
  subscription_info: 'subscription',
} as const satisfies Schema;

/** InitialPageData after reading. */
export type InitialPageData = Data<typeof initialPageData>;

/** InitialPageData as a page sends it. */
export type InitialPageDataInput = Omit<Input<typeof initialPageData>, 'page_type'> & {
  /** One of the site groups of Tracking §2, or a type of the shop. */
  readonly page_type?: PageType | undefined;
};
