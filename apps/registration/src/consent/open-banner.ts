import { type Banner, openBanner } from '@crema/consent-banner/open-banner';
import type { Site, SiteKey } from '@crema/flow-domain';
import { designSystemStrings } from '@crema/flow-form';
import { addStyle } from '@crema/page-shell/page-style';
import type { Brand } from '../brand/brand.ts';
import { textsOf } from '../brand/texts-of.ts';
import { loadPack } from '../packs/index.ts';

/** Name of the banner among styles and texts. */
const name = 'cookies';

/** Fetches the banner's texts and style, and opens it on a site's page. */
export async function openAppBanner(
  brand: Brand,
  { key, locale }: Pick<Site<SiteKey>, 'key' | 'locale'>,
  onClose: () => void,
): Promise<Banner> {
  const [pack] = await Promise.all([loadPack(key, { texts: name }), addStyle(name)]);
  const texts = textsOf(brand, locale, pack);
  return openBanner({
    id: `${name}-place`,
    texts,
    strings: designSystemStrings(texts),
    privacy: brand.links(key).privacy,
    onClose,
  });
}
