import type { InitialPageData } from '../schema/initial-page-data.ts';

/** What the data layer must be told on some types of page (Tracking §5). */
const required: Readonly<Record<string, readonly (keyof InitialPageData)[]>> = {
  suchergebnisseite: [
    'number_of_product_results',
    'number_of_available_product_results',
    'internal_search_fallback',
    'internal_search_campaign',
  ],
  category: ['number_of_product_results', 'number_of_available_product_results'],
};

/** The required parameters that a page does not have. It is sent all the same. */
export function missingParameters(data: InitialPageData): readonly string[] {
  const type = data.page_type ?? '';
  const names = Object.hasOwn(required, type) ? required[type] : undefined;
  return names?.filter((name) => data[name] === undefined) ?? [];
}
