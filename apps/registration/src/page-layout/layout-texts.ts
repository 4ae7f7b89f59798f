import { siteFor, type SiteKey } from '@crema/flow-domain';
import type { Texts } from '@crema/flow-form';
import messagesOf from 'virtual:crema-messages/all/frame';
import type { Brand } from '../brand/brand.ts';
import { textsOf } from '../brand/texts-of.ts';

/** The texts of what stands around a site’s screens, its titles and its error pages: for the server only, no page downloads them. */
export function layoutTexts(brand: Pick<Brand, 'texts'>, site: SiteKey): Texts {
  const { locale } = siteFor(site);
  return textsOf(brand, locale, { messages: messagesOf(locale) });
}
