import { salutations } from '../model/salutation.ts';
import { type Site, siteDefaults } from './site.ts';

/** Germany. */
export const de = {
  key: 'DE',
  locale: 'de-DE',
  country: 'DE',
  pageLanguage: 'de',
  timeZone: 'Europe/Berlin',
  minimumAge: 16,
  ...siteDefaults,
  salutations,
  companyField: true,
  requiredWithCard: ['newsletter'],
} as const satisfies Site;
