// Generated from the files of this folder by `npm run generate`; do not edit.
import { at } from './at.ts';
import { ch } from './ch.ts';
import { chFr } from './ch-fr.ts';
import { cz } from './cz.ts';
import { de } from './de.ts';
import { hu } from './hu.ts';
import { pl } from './pl.ts';
import { sk } from './sk.ts';
import { tr } from './tr.ts';
import type { Site } from './site.ts';

/** Every site by its key, the fallback first. */
export const sites = {
  DE: de satisfies Site<'DE'>,
  AT: at satisfies Site<'AT'>,
  CH: ch satisfies Site<'CH'>,
  CH_FR: chFr satisfies Site<'CH_FR'>,
  CZ: cz satisfies Site<'CZ'>,
  HU: hu satisfies Site<'HU'>,
  SK: sk satisfies Site<'SK'>,
  TR: tr satisfies Site<'TR'>,
  PL: pl satisfies Site<'PL'>,
} as const;

/** Every site's key, the fallback first. */
export const siteKeys: readonly (keyof typeof sites)[] = ['DE', 'AT', 'CH', 'CH_FR', 'CZ', 'HU', 'SK', 'TR', 'PL'];
