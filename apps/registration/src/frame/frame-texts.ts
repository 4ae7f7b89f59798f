import { siteFor, type SiteKey } from '@crema/flow-domain';
import { createTexts, type Texts } from '@crema/flow-form';
import messagesOf from 'virtual:crema-messages/all/frame';

/** The texts of a site's frame, its titles and its error pages: for the server only, no page downloads them. */
export function frameTexts(site: SiteKey): Texts {
  const { locale } = siteFor(site);
  return createTexts(locale, messagesOf(locale));
}
