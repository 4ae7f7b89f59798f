import type { InitialPageData } from '../../messages/schema/initial-page-data.ts';

const results = ['number_of_product_results', 'number_of_available_product_results'] as const;

/** What the data layer must be told on some types of page (Tracking §5). */
const required = new Map<string | undefined, readonly (keyof InitialPageData)[]>([
  ['category', results],
  ['suchergebnisseite', [...results, 'internal_search_fallback', 'internal_search_campaign']],
]);

/** The required parameters that a page does not have. It is sent all the same. */
export function lackingParameters(data: InitialPageData): readonly string[] {
  return required.get(data.page_type)?.filter((name) => data[name] === undefined) ?? [];
}
