import { siteFor, type SiteKey } from '@crema/flow-domain';
import { createTexts, type Texts } from '@crema/flow-form';
import messagesOf from 'virtual:crema-messages/all/frame';

/** The texts of what stands around a site’s screens, its titles and its error pages: for the server only, no page downloads them. */
export function layoutTexts(site: SiteKey): Texts {
  const { locale } = siteFor(site);
  return createTexts(locale, messagesOf(locale));
}
