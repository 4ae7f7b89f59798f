import { at } from './at.ts';
import { chFr } from './ch-fr.ts';
import { ch } from './ch.ts';
import { cz } from './cz.ts';
import { de } from './de.ts';
import { hu } from './hu.ts';
import { pl } from './pl.ts';
import type { Site } from './site.ts';
import { sk } from './sk.ts';
import { tr } from './tr.ts';

const sites = {
  DE: de,
  AT: at,
  CH: ch,
  CH_FR: chFr,
  CZ: cz,
  HU: hu,
  SK: sk,
  TR: tr,
  PL: pl,
} as const;

/** The keys of the sites that exist. */
export type SiteKey = keyof typeof sites;

/** Every site's key, the fallback first. */
export const siteKeys: readonly SiteKey[] = ['DE', 'AT', 'CH', 'CH_FR', 'CZ', 'HU', 'SK', 'TR', 'PL'];

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
