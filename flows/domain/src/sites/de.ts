import { salutations } from '../model/salutation.ts';
import type { Site } from './site.ts';

/** Germany. */
export const de = {
  key: 'DE',
  locale: 'de-DE',
  country: 'DE',
  pageLanguage: 'de',
  timeZone: 'Europe/Berlin',
  minimumAge: 16,
  salutations,
  birthDateOrder: ['day', 'month', 'year'],
  nameOrder: 'first-last',
  phonePreset: '',
  companyField: true,
  loyaltyCard: true,
  community: true,
  dataProtectionNotice: true,
  agreement: 'loyalty-card',
  optionalConsents: ['newsletter'],
  requiredWithCard: ['newsletter'],
} as const satisfies Site;
