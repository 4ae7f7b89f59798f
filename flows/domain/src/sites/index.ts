import type { Site } from './site.ts';
import { siteKeys, sites } from './sites.gen.ts';

export { siteKeys };

/** The keys of the sites that exist. */
export type SiteKey = keyof typeof sites;

/** Narrows free text to the key of a site that exists. */
export function isSiteKey(key: string | undefined): key is SiteKey {
  return siteKeys.some((known) => known === key);
}

/** The site of a key; an unknown or missing key is the German site (Registration §1). */
export function siteFor(key?: string): Site<SiteKey> {
  return sites[isSiteKey(key) ? key : 'DE'];
}

/** The site that speaks a locale, such as `tr-TR`; `undefined` when none does. */
export function siteKeyForLocale(locale: string): SiteKey | undefined {
  return siteKeys.find((key) => sites[key].locale.toLowerCase() === locale.toLowerCase());
}

/** The other sites of a site's country, which show the same pages in another language. */
export function otherLanguagesOf(key: SiteKey): readonly SiteKey[] {
  return siteKeys.filter((other) => other !== key && sites[other].country === sites[key].country);
}
