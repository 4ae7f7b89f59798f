import { siteSlug, type SiteKey } from '@crema/flow-domain';
import loadPackOf from 'virtual:crema-packs';
import type { ServedRoute } from '../routes/route.ts';
import type { Pack } from 'virtual:crema-packs';

/** Loads the one pack a page needs; those of other sites and flows are never downloaded. */
export const loadPack = (site: SiteKey, { texts }: Pick<ServedRoute, 'texts'>): Promise<Pack> =>
  loadPackOf(site, texts);

/** Name of a page's pack, by which the build finds what to preload. */
export const packSource = (site: SiteKey, { texts }: Pick<ServedRoute, 'texts'>): string =>
  `virtual:crema-packs/${siteSlug(site)}/${texts}`;
