import type { InitialPageData } from '../../messages/schema/initial-page-data.ts';

/** What the data layer must be told on search results; the first two on categories as well (Tracking §5). */
const required = [
  'number_of_product_results',
  'number_of_available_product_results',
  'internal_search_fallback',
  'internal_search_campaign',
] as const;

/** The required parameters that a page does not have. It is sent all the same. */
export function lackingParameters(data: InitialPageData): readonly string[] {
  const count = data.page_type === 'suchergebnisseite' ? 4 : data.page_type === 'category' ? 2 : 0;
  return required.slice(0, count).filter((name) => data[name] === undefined);
}
