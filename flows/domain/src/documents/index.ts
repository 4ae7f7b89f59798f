import type { SiteKey } from '../sites/index.ts';
import { atCommunityDocuments, atDocuments } from './at.ts';
import { chFrCommunityDocuments, chFrDocuments } from './ch-fr.ts';
import { chCommunityDocuments, chDocuments } from './ch.ts';
import { czCommunityDocuments, czDocuments } from './cz.ts';
import { deCommunityDocuments, deDocuments } from './de.ts';
import type { ConsentDocument } from './document.ts';
import { huCommunityDocuments, huDocuments } from './hu.ts';
import { plCommunityDocuments, plDocuments } from './pl.ts';
import { skCommunityDocuments, skDocuments } from './sk.ts';
import { trCommunityDocuments, trDocuments, trGuestDocuments } from './tr.ts';

const documents = {
  DE: [...deDocuments, ...deCommunityDocuments],
  AT: [...atDocuments, ...atCommunityDocuments],
  CH: [...chDocuments, ...chCommunityDocuments],
  CH_FR: [...chFrDocuments, ...chFrCommunityDocuments],
  CZ: [...czDocuments, ...czCommunityDocuments],
  HU: [...huDocuments, ...huCommunityDocuments],
  SK: [...skDocuments, ...skCommunityDocuments],
  TR: [...trDocuments, ...trGuestDocuments, ...trCommunityDocuments],
  PL: [...plDocuments, ...plCommunityDocuments],
} as const satisfies Record<SiteKey, readonly ConsentDocument[]>;

/** The documents in force on a site, one per kind of consent. */
export function documentsFor(site: SiteKey): readonly ConsentDocument[] {
  return documents[site];
}
