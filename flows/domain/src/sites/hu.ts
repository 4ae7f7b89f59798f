import { type Site, siteDefaults } from './site.ts';

/** Hungary: the year comes first in dates, the last name in names (Registration §4). */
export const hu = {
  key: 'HU',
  locale: 'hu-HU',
  country: 'HU',
  pageLanguage: 'hu',
  timeZone: 'Europe/Budapest',
  minimumAge: 16,
  ...siteDefaults,
  birthDateOrder: ['year', 'month', 'day'],
  nameOrder: 'last-first',
  phonePreset: '+36',
} as const satisfies Site;
