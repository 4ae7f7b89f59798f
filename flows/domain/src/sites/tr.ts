import { type Site, siteDefaults } from './site.ts';

/** Turkey: a membership instead of the loyalty card (Registration §1). */
export const tr = {
  key: 'TR',
  locale: 'tr-TR',
  country: 'TR',
  pageLanguage: 'tr',
  timeZone: 'Europe/Istanbul',
  minimumAge: 16,
  ...siteDefaults,
  loyaltyCard: false,
  dataProtectionNotice: false,
  agreement: 'membership',
  optionalConsents: ['newsletter', 'dne'],
} as const satisfies Site;
