import { type ConsentKind, type Site, type SiteKey, siteFor, siteKeys } from '@crema/flow-domain';

/** Every kind of consent, in English. */
export const consentNames: Readonly<Record<ConsentKind, string>> = {
  cardTermsAndConditions: 'Conditions of the loyalty card',
  newsletter: 'Newsletter',
  dne: 'Personalised offers',
  cmc: 'Personalised advertising on other sites',
  membership: 'Membership agreement',
  guest: 'Order as a guest',
  communityConditions: 'Conditions of the community',
};

const countries = new Intl.DisplayNames('en', { type: 'region' });
const languages = new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard' });

/** The language of a site, in English. */
export const languageOf = ({ locale }: Pick<Site, 'locale'>) =>
  languages.of(locale.split('-')[0] ?? locale) ?? locale;

/** A site as it is spoken of: by its country, and by its language if two sites share the country. */
export function siteName(key: SiteKey): string {
  const site = siteFor(key);
  // The specification's English has its older name.
  const country = site.country === 'TR' ? 'Turkey' : (countries.of(site.country) ?? site.country);
  const shared = siteKeys.filter((each) => siteFor(each).country === site.country).length > 1;
  return country + (shared ? ` (${languageOf(site)})` : '');
}
