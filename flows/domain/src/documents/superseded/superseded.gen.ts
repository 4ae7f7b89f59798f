// Generated from the files of this folder by `npm run generate`; do not edit.
import type { SiteKey } from '../../sites/index.ts';
import type { ConsentDocument } from '../document.ts';
import { atSuperseded } from './at.ts';
import { chSuperseded } from './ch.ts';
import { chFrSuperseded } from './ch-fr.ts';
import { czSuperseded } from './cz.ts';
import { deSuperseded } from './de.ts';
import { huSuperseded } from './hu.ts';
import { plSuperseded } from './pl.ts';
import { skSuperseded } from './sk.ts';
import { trSuperseded } from './tr.ts';

/** Every site's versions that were in force before, by its key; a site without one is left out. */
export const superseded = {
  DE: deSuperseded,
  AT: atSuperseded,
  CH: chSuperseded,
  CH_FR: chFrSuperseded,
  CZ: czSuperseded,
  HU: huSuperseded,
  SK: skSuperseded,
  TR: trSuperseded,
  PL: plSuperseded,
} as const satisfies Partial<Record<SiteKey, readonly ConsentDocument[]>>;
