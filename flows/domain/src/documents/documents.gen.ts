// Generated from the files of this folder by `npm run generate`; do not edit.
import type { SiteKey } from '../sites/index.ts';
import { atCommunityDocuments, atDocuments } from './at.ts';
import { chCommunityDocuments, chDocuments } from './ch.ts';
import { chFrCommunityDocuments, chFrDocuments } from './ch-fr.ts';
import { czCommunityDocuments, czDocuments } from './cz.ts';
import { deCommunityDocuments, deDocuments } from './de.ts';
import { huCommunityDocuments, huDocuments } from './hu.ts';
import { plCommunityDocuments, plDocuments } from './pl.ts';
import { skCommunityDocuments, skDocuments } from './sk.ts';
import { trCommunityDocuments, trDocuments, trGuestDocuments } from './tr.ts';
import type { ConsentDocument } from './document.ts';

/** Every site's documents, by its key. */
export const documents = {
  DE: [...deCommunityDocuments, ...deDocuments],
  AT: [...atCommunityDocuments, ...atDocuments],
  CH: [...chCommunityDocuments, ...chDocuments],
  CH_FR: [...chFrCommunityDocuments, ...chFrDocuments],
  CZ: [...czCommunityDocuments, ...czDocuments],
  HU: [...huCommunityDocuments, ...huDocuments],
  SK: [...skCommunityDocuments, ...skDocuments],
  TR: [...trCommunityDocuments, ...trDocuments, ...trGuestDocuments],
  PL: [...plCommunityDocuments, ...plDocuments],
} as const satisfies Record<SiteKey, readonly ConsentDocument[]>;
