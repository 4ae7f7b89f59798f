import type { DesignSystemStrings } from '../design-system/src/index.ts';
import { siteFor, siteKeyForLocale } from '../flows/domain/src/index.ts';
import { createTexts } from '../flows/form/src/messages/create-texts.ts';
import { designSystemStrings } from '../flows/form/src/messages/design-system-strings.ts';
// These two forms together show every component, so they have all texts.
import addressMessagesOf from 'virtual:crema-messages/all/invoice-address';
import cardMessagesOf from 'virtual:crema-messages/all/loyalty-card';

/** Returns the components' own texts for a locale of the toolbar, from the message files like in the app. */
export function stringsFor(locale: string): DesignSystemStrings {
  const site = siteFor(siteKeyForLocale(locale));
  const messages = { ...cardMessagesOf(site.locale), ...addressMessagesOf(site.locale) };
  return designSystemStrings(createTexts(site.locale, messages));
}
