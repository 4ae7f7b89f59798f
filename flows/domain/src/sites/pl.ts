import { type Site, siteDefaults } from './site.ts';

/** Poland. */
export const pl = {
  key: 'PL',
  locale: 'pl-PL',
  country: 'PL',
  pageLanguage: 'pl',
  timeZone: 'Europe/Warsaw',
  minimumAge: 18,
  ...siteDefaults,
  phonePreset: '+48',
} as const satisfies Site;
