import { type Site, siteDefaults } from './site.ts';

/** Slovakia. Its page language for tracking is `sl`, verbatim from Registration §1. */
export const sk = {
  key: 'SK',
  locale: 'sk-SK',
  country: 'SK',
  pageLanguage: 'sl',
  timeZone: 'Europe/Bratislava',
  minimumAge: 18,
  ...siteDefaults,
  phonePreset: '+421',
} as const satisfies Site;
