import { textsOf as textsOfLocale } from '../../build/message-files.mjs';
import type { SiteKey } from '../../src/index.ts';
import { siteFor } from '../../src/sites/index.ts';

/** Returns a function that returns a site's texts by their keys, with plain blanks instead of those that do not break. */
export function textsOf(site: SiteKey): (key: string) => string {
  const texts = textsOfLocale(siteFor(site).locale);
  return (key) => plainBlanks(texts[key] ?? `there is no text ${key}`);
}

/** Tables of texts are typed with plain blanks. */
export const plainBlanks = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ');
