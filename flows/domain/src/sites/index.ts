import type { Site } from './site.ts';
import { siteKeys, sites } from './sites.gen.ts';

export { siteKeys };

/** The keys of the sites that exist. */
export type SiteKey = keyof typeof sites;

/** Returns true if a text is the key of a site that exists. */
export function isSiteKey(key: string | undefined): key is SiteKey {
  return siteKeys.some((known) => known === key);
}

/** Returns the site of a key, or the German site if the key is unknown or missing (Registration §1). */
export function siteFor(key?: string): Site<SiteKey> {
  return sites[isSiteKey(key) ? key : 'DE'];
}

/** Returns the key of the site with a locale, such as `tr-TR`, or `undefined` if there is none. */
export function siteKeyForLocale(locale: string): SiteKey | undefined {
  return siteKeys.find((key) => sites[key].locale.toLowerCase() === locale.toLowerCase());
}

/** Returns the other sites of a site's country, which show the same pages in another language. */
export function otherLanguagesOf(key: SiteKey): readonly SiteKey[] {
  return siteKeys.filter((other) => other !== key && sites[other].country === sites[key].country);
}
