import { attempt } from '../browser/attempt.ts';

/**
 * The locale of a site, such as `fr-CH` (Tracking §2): that of its country's language, unless its key names another. The browser
 * knows the language of a country, also of one that the shop comes to later. Undefined where the browser does not.
 */
export function localeOf(site: string): string | undefined {
  const country = site.slice(0, 2).toUpperCase();
  const language = site.slice(3) || attempt(() => new Intl.Locale(`und-${country}`).maximize().language);
  return language && `${language}-${country}`;
}
