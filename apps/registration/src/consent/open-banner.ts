import { type Banner, openBanner } from '@crema/consent-banner/open-banner';
import type { SiteKey } from '@crema/flow-domain';
import { designSystemStrings } from '@crema/flow-form';
import { addStyle } from '@crema/page-shell/page-style';
import type { Brand } from '../brand/brand.ts';
import { textsOf } from '../brand/texts-of.ts';
import { loadPack } from '../packs/index.ts';

/** Name of the banner among styles and texts. */
const name = 'cookies';

/** Fetches the banner's texts and style, and opens it on a site's page. */
export async function openAppBanner(brand: Brand, site: SiteKey, onClose: () => void): Promise<Banner> {
  const [pack] = await Promise.all([loadPack(site, { texts: name }), addStyle(name)]);
  const texts = textsOf(brand, pack.site.locale, pack);
  return openBanner({
    id: `${name}-place`,
    texts,
    strings: designSystemStrings(texts),
    privacy: brand.links(site).privacy,
    onClose,
  });
}
