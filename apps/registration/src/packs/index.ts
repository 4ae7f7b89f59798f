import { siteSlug, type SiteKey } from '@crema/flow-domain';
import loadPackOf from 'virtual:crema-packs';
import type { MessageBundle } from '@crema/flow-domain/messages';
import type { Pack } from 'virtual:crema-packs';

/** Whose texts a pack has: a page's, or those of a part that can stand on every page. */
interface Texts {
  readonly texts: Exclude<MessageBundle, 'frame'>;
}

/** Loads the one pack a page needs; those of other sites and flows are never downloaded. */
export const loadPack = (site: SiteKey, { texts }: Texts): Promise<Pack> => loadPackOf(site, texts);

/** Name of a page's pack, by which the build finds what to preload. */
export const packSource = (site: SiteKey, { texts }: Texts): string =>
  `virtual:crema-packs/${siteSlug(site)}/${texts}`;
