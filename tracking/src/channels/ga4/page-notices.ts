import { missingParameters, unknownPageType } from './ga4-texts.ts';
import type { InitialPageData } from '../../messages/schema/initial-page-data.ts';

/** The site groups of Tracking §2 and the page types of Registration §1, lower-cased. */
const pageTypes =
  /^(|add_to_basket|category|checkout(_(anmeldung|bezahlart|lastcheck|lieferadresse|zahlart))?|community(_registration(_success)?)?|content|homepage|leaflet|lead|order confirmation|product view|produktarchiv|prozenteshop|suchergebnisseite|unknown|shopping_basket|storefinder|coffee_subscription|webshop_registration)$/;

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

/** What is warned of when a page is told of: a type that nobody knows, and what is required of its type. It is sent all the same. */
export function pageNotices(data: InitialPageData): readonly string[] {
  const { page_type = '' } = data;
  const notices = pageTypes.test(page_type) ? [] : [unknownPageType(page_type)];
  const lacking = lackingParameters(data);
  if (lacking[0]) notices.push(missingParameters(page_type, lacking));
  return notices;
}
