import { salutations } from '../model/salutation.ts';
import { type Site, siteDefaults } from './site.ts';

/** Switzerland, in German. */
export const ch = {
  key: 'CH',
  locale: 'de-CH',
  country: 'CH',
  pageLanguage: 'de',
  timeZone: 'Europe/Zurich',
  minimumAge: 18,
  ...siteDefaults,
  salutations,
  companyField: true,
  optionalConsents: ['newsletter', 'cmc'],
  requiredWithCard: ['newsletter'],
} as const satisfies Site;
