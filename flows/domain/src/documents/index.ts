import type { SiteKey } from '../sites/index.ts';
import type { ConsentDocument } from './document.ts';
import { documents } from './documents.gen.ts';
import { superseded } from './superseded/superseded.gen.ts';

/** Returns the documents in force on a site, one per kind of consent. Forms show them, and answers must name them. */
export function documentsFor(site: SiteKey): readonly ConsentDocument[] {
  return documents[site];
}

const earlier: Partial<Record<SiteKey, readonly ConsentDocument[]>> = superseded;

/** Returns every version that is or was in force on a site, to look up the text of a stored consent. */
export function documentVersions(site: SiteKey): readonly ConsentDocument[] {
  return [...documents[site], ...(earlier[site] ?? [])];
}
