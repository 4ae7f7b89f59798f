import type { Site } from './site.ts';

/** Slovakia. Its page language for tracking is `sl`, verbatim from Registration §1. */
export const sk = {
  key: 'SK',
  locale: 'sk-SK',
  country: 'SK',
  pageLanguage: 'sl',
  timeZone: 'Europe/Bratislava',
  minimumAge: 18,
  salutations: ['MR', 'MRS'],
  birthDateOrder: ['day', 'month', 'year'],
  nameOrder: 'first-last',
  phonePreset: '+421',
  companyField: false,
  loyaltyCard: true,
  community: true,
  dataProtectionNotice: true,
  agreement: 'loyalty-card',
  optionalConsents: ['newsletter'],
  requiredWithCard: [],
} as const satisfies Site;
