import type { Site } from './site.ts';

/** Hungary: the year comes first in dates, the last name in names (Registration §4). */
export const hu = {
  key: 'HU',
  locale: 'hu-HU',
  country: 'HU',
  pageLanguage: 'hu',
  timeZone: 'Europe/Budapest',
  minimumAge: 16,
  salutations: ['MR', 'MRS'],
  birthDateOrder: ['year', 'month', 'day'],
  nameOrder: 'last-first',
  phonePreset: '+36',
  companyField: false,
  loyaltyCard: true,
  community: true,
  dataProtectionNotice: true,
  agreement: 'loyalty-card',
  optionalConsents: ['newsletter'],
  requiredWithCard: [],
} as const satisfies Site;
