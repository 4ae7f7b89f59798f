import { type SiteKey, siteKeyForLocale } from '@crema/flow-domain';

/** The site that a story shows: of the locale in Storybook's toolbar, whose words the design system uses as well. */
export const siteOfStory = (globals: Readonly<Record<string, unknown>>): SiteKey =>
  siteKeyForLocale(String(globals['locale'])) ?? 'DE';
