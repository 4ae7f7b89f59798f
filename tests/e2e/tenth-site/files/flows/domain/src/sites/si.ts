import { type Site, siteDefaults } from './site.ts';

/** Slovenia. */
export const si = {
  key: 'SI',
  locale: 'sl-SI',
  country: 'SI',
  pageLanguage: 'si',
  timeZone: 'Europe/Ljubljana',
  minimumAge: 15,
  ...siteDefaults,
  phonePreset: '+386',
} as const satisfies Site;
