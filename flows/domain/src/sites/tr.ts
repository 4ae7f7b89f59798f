import type { Site } from './site.ts';

/** Turkey: a membership instead of the loyalty card (Registration §1). */
export const tr = {
  key: 'TR',
  locale: 'tr-TR',
  country: 'TR',
  pageLanguage: 'tr',
  timeZone: 'Europe/Istanbul',
  minimumAge: 16,
  salutations: ['MR', 'MRS'],
  birthDateOrder: ['day', 'month', 'year'],
  nameOrder: 'first-last',
  phonePreset: '',
  companyField: false,
  loyaltyCard: false,
  community: true,
  dataProtectionNotice: false,
  agreement: 'membership',
  optionalConsents: ['newsletter', 'dne'],
  requiredWithCard: [],
} as const satisfies Site;
