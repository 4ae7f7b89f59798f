import { type Site, siteDefaults } from './site.ts';

/** The Czech Republic. */
export const cz = {
  key: 'CZ',
  locale: 'cs-CZ',
  country: 'CZ',
  pageLanguage: 'cz',
  timeZone: 'Europe/Prague',
  minimumAge: 18,
  ...siteDefaults,
  phonePreset: '+420',
} as const satisfies Site;
