import type { SiteKey } from '../sites/index.ts';
import type { ConsentDocument } from './document.ts';
import { documents } from './documents.gen.ts';

/** The documents in force on a site, one per kind of consent. */
export function documentsFor(site: SiteKey): readonly ConsentDocument[] {
  return documents[site];
}
