import type { Site } from './site.ts';

/** Poland. */
export const pl = {
  key: 'PL',
  locale: 'pl-PL',
  country: 'PL',
  pageLanguage: 'pl',
  timeZone: 'Europe/Warsaw',
  minimumAge: 18,
  salutations: ['MR', 'MRS'],
  birthDateOrder: ['day', 'month', 'year'],
  nameOrder: 'first-last',
  companyField: false,
  loyaltyCard: true,
  agreement: 'loyalty-card',
  optionalConsents: ['newsletter'],
  requiredWithCard: [],
} as const satisfies Site;
