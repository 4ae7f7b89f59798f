import type { InitialPageData } from '../../messages/schema/initial-page-data.ts';

// Texts of the GA4 format. `test/examples/notices.ts` lists them with all others.

/** A custom event has an unknown type (Tracking §5). */
export const unknownEventType = (type: string) => `event_type '${type}' is neither ga4 nor empty.`;

/** An event has more parameters than GA4 accepts. */
export const tooManyParams = (event: string, dropped: readonly string[]) =>
  `GA4 takes 25 parameters per event: ${event} goes without ${dropped.join(', ')}.`;

/** An event has more items than GA4 accepts. */
export const tooManyItems = (event: string, count: number) =>
  `GA4 takes 200 items per event: ${event} goes without ${count - 200} of them.`;

/** A page lacks fields that its type requires (Tracking §5). */
export const missingParameters = (pageType: string, names: readonly string[]) =>
  `A page of type ${pageType} lacks ${names.join(', ')}.`;

/** A page has none of the types of Tracking §2 and Registration §1. */
export const unknownPageType = (pageType: string) => `No page is of type ${pageType}.`;

/** A custom event has no GA4 name (Tracking §5). */
export const mappingFailed = (reason: string) => `A custom event has no GA4 name: ${reason}.`;

/** Tracking §8. */
export const skippedForGa4 = 'CustomEventData is skipped for GA4';

/** Matches the site groups of Tracking §2 and the page types of Registration §1 in lower case. */
const pageTypes =
  /^(|add_to_basket|category|checkout(_(anmeldung|bezahlart|lastcheck|lieferadresse|zahlart))?|community(_registration(_success)?)?|content|homepage|leaflet|lead|order confirmation|product view|produktarchiv|prozenteshop|suchergebnisseite|unknown|shopping_basket|storefinder|coffee_subscription|webshop_registration)$/;

/** The fields that search results require. Categories require the first two (Tracking §5). */
const required = [
  'number_of_product_results',
  'number_of_available_product_results',
  'internal_search_fallback',
  'internal_search_campaign',
] as const;

/** Returns the required fields that a page lacks. The page is sent anyway. */
export function lackingParameters(data: InitialPageData): readonly string[] {
  const count = data.page_type === 'suchergebnisseite' ? 4 : data.page_type === 'category' ? 2 : 0;
  return required.slice(0, count).filter((name) => data[name] === undefined);
}

/** Returns the warnings about a page: an unknown type, and missing required fields. The page is sent anyway. */
export function pageNotices(data: InitialPageData): readonly string[] {
  const { page_type = '' } = data;
  const notices = pageTypes.test(page_type) ? [] : [unknownPageType(page_type)];
  const lacking = lackingParameters(data);
  if (lacking[0]) notices.push(missingParameters(page_type, lacking));
  return notices;
}
