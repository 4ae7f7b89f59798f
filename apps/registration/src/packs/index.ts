import type { SiteKey } from '@crema/flow-domain';
import type { Pack } from './pack.ts';

const packs = {
  DE: () => import('./de.ts'),
  AT: () => import('./at.ts'),
  CH: () => import('./ch.ts'),
  CH_FR: () => import('./ch-fr.ts'),
  CZ: () => import('./cz.ts'),
  HU: () => import('./hu.ts'),
  SK: () => import('./sk.ts'),
  TR: () => import('./tr.ts'),
  PL: () => import('./pl.ts'),
} as const satisfies Record<SiteKey, () => Promise<{ pack: Pack }>>;

/** Loads the one pack a page needs; the others are never downloaded. */
export async function loadPack(site: SiteKey): Promise<Pack> {
  return (await packs[site]()).pack;
}

/** Source file of each site's pack, by which the build finds what to preload. */
export const packSource = (site: SiteKey): string => `src/packs/${site.toLowerCase().replace('_', '-')}.ts`;
