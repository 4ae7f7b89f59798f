import type { SiteKey } from '@crema/flow-domain';
import packs from 'virtual:crema-packs';
import type { Pack } from './pack.ts';

/** Loads the one pack a page needs; the others are never downloaded. */
export function loadPack(site: SiteKey): Promise<Pack> {
  return packs[site]();
}

/** Name of each site's pack, by which the build finds what to preload. */
export const packSource = (site: SiteKey): string =>
  `virtual:crema-packs/${site.toLowerCase().replace('_', '-')}`;
