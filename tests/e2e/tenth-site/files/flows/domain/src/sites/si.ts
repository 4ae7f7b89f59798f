import type { Site } from './site.ts';

/** Slovenia. */
export const si = {
  key: 'SI',
  locale: 'sl-SI',
  country: 'SI',
  pageLanguage: 'si',
  timeZone: 'Europe/Ljubljana',
  minimumAge: 15,
  salutations: ['MR', 'MRS'],
  birthDateOrder: ['day', 'month', 'year'],
  nameOrder: 'first-last',
  phonePreset: '+386',
  companyField: false,
  loyaltyCard: true,
  community: true,
  dataProtectionNotice: true,
  agreement: 'loyalty-card',
  optionalConsents: ['newsletter'],
  requiredWithCard: [],
} as const satisfies Site;
