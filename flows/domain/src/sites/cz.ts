import type { Site } from './site.ts';

/** The Czech Republic. */
export const cz = {
  key: 'CZ',
  locale: 'cs-CZ',
  country: 'CZ',
  pageLanguage: 'cz',
  timeZone: 'Europe/Prague',
  minimumAge: 18,
  salutations: ['MR', 'MRS'],
  birthDateOrder: ['day', 'month', 'year'],
  nameOrder: 'first-last',
  phonePreset: '+420',
  companyField: false,
  loyaltyCard: true,
  community: true,
  dataProtectionNotice: true,
  agreement: 'loyalty-card',
  optionalConsents: ['newsletter'],
  requiredWithCard: [],
} as const satisfies Site;
