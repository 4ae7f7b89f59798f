import { salutations } from '../model/salutation.ts';
import type { Site } from './site.ts';

/** Switzerland, in German. */
export const ch = {
  key: 'CH',
  locale: 'de-CH',
  country: 'CH',
  pageLanguage: 'de',
  timeZone: 'Europe/Zurich',
  minimumAge: 18,
  salutations,
  birthDateOrder: ['day', 'month', 'year'],
  nameOrder: 'first-last',
  phonePreset: '',
  companyField: true,
  loyaltyCard: true,
  community: true,
  dataProtectionNotice: true,
  agreement: 'loyalty-card',
  optionalConsents: ['newsletter', 'cmc'],
  requiredWithCard: ['newsletter'],
} as const satisfies Site;
