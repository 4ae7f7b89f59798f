import { siteFor, type SiteKey } from '@crema/flow-domain';
import { createTexts, type Texts } from '@crema/flow-form';
import deDE from 'virtual:crema-messages/de-DE/frame';
import trTR from 'virtual:crema-messages/tr-TR/frame';

const messages = { DE: deDE, TR: trTR } as const satisfies Record<SiteKey, unknown>;

/** The texts of a site's frame, its titles and its error pages: for the server only, no page downloads them. */
export function frameTexts(site: SiteKey): Texts {
  return createTexts(siteFor(site).locale, messages[site]);
}
