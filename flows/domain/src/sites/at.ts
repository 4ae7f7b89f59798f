import { salutations } from '../model/salutation.ts';
import { type Site, siteDefaults } from './site.ts';

/** Austria. */
export const at = {
  key: 'AT',
  locale: 'de-AT',
  country: 'AT',
  pageLanguage: 'de',
  timeZone: 'Europe/Vienna',
  minimumAge: 18,
  ...siteDefaults,
  salutations,
  companyField: true,
} as const satisfies Site;
