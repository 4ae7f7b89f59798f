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
  phonePreset: '+48',
  companyField: false,
  loyaltyCard: true,
  community: true,
  dataProtectionNotice: true,
  agreement: 'loyalty-card',
  optionalConsents: ['newsletter'],
  requiredWithCard: [],
} as const satisfies Site;
