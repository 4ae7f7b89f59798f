import { salutations } from '../model/salutation.ts';
import type { Site } from './site.ts';

/** Austria. */
export const at = {
  key: 'AT',
  locale: 'de-AT',
  country: 'AT',
  pageLanguage: 'de',
  timeZone: 'Europe/Vienna',
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
  optionalConsents: ['newsletter'],
  requiredWithCard: [],
} as const satisfies Site;
