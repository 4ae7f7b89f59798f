import { readFileSync } from 'node:fs';
import type { SiteKey } from '../../src/index.ts';
import { siteFor } from '../../src/sites/index.ts';

/** A site's texts as they stand in its message file; a blank that does not break counts as one that does. */
export function textsOf(site: SiteKey): (key: string) => string {
  const file = new URL(`../../src/messages/${siteFor(site).locale}.json`, import.meta.url);
  const texts: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
  return (key) => plainBlanks(texts[key] ?? `there is no text ${key}`);
}

/** Tables of texts are typed with plain blanks. */
export const plainBlanks = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ');
