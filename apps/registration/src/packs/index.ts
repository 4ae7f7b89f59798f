import { siteSlug, type SiteKey } from '@crema/flow-domain';
import loadPackOf from 'virtual:crema-packs';
import type { MessageBundle } from '@crema/flow-domain/messages';
import type { Pack } from 'virtual:crema-packs';

/** The texts of a pack: those of a page, or of a part that every page can have. */
interface Texts {
  readonly texts: Exclude<MessageBundle, 'frame'>;
}

/** Loads the one pack that a page needs. The page never downloads the packs of other sites and flows. */
export const loadPack = (site: SiteKey, { texts }: Texts): Promise<Pack> => loadPackOf(site, texts);

/** Returns a function that names the packs of a site, by their texts. The build finds the files to preload by that name. */
export const packsOf = (site: SiteKey) => (texts: string) => `virtual:crema-packs/${siteSlug(site)}/${texts}`;
