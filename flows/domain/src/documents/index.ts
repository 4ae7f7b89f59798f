import type { SiteKey } from '../sites/index.ts';
import { deDocuments } from './de.ts';
import type { ConsentDocument } from './document.ts';
import { trDocuments } from './tr.ts';

const documents = { DE: deDocuments, TR: trDocuments } as const satisfies Record<
  SiteKey,
  readonly ConsentDocument[]
>;

/** The documents in force on a site, one per kind of consent. */
export function documentsFor(site: SiteKey): readonly ConsentDocument[] {
  return documents[site];
}
