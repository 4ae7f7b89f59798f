import type { SiteKey } from '../sites/index.ts';
import { atDocuments } from './at.ts';
import { chFrDocuments } from './ch-fr.ts';
import { chDocuments } from './ch.ts';
import { czDocuments } from './cz.ts';
import { deDocuments } from './de.ts';
import type { ConsentDocument } from './document.ts';
import { huDocuments } from './hu.ts';
import { plDocuments } from './pl.ts';
import { skDocuments } from './sk.ts';
import { trDocuments } from './tr.ts';

const documents = {
  DE: deDocuments,
  AT: atDocuments,
  CH: chDocuments,
  CH_FR: chFrDocuments,
  CZ: czDocuments,
  HU: huDocuments,
  SK: skDocuments,
  TR: trDocuments,
  PL: plDocuments,
} as const satisfies Record<SiteKey, readonly ConsentDocument[]>;

/** The documents in force on a site, one per kind of consent. */
export function documentsFor(site: SiteKey): readonly ConsentDocument[] {
  return documents[site];
}
