import { type Site, type SiteKey, siteFor, siteKeys } from '@crema/flow-domain';

const countries = new Intl.DisplayNames('en', { type: 'region' });
const languages = new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard' });

/** The language of a site, in English. */
export const languageOf = ({ locale }: Pick<Site, 'locale'>) =>
  languages.of(locale.split('-')[0] ?? locale) ?? locale;

/** A country, in the English of the specification. */
const countryName = (code: string) => (code === 'TR' ? 'Turkey' : (countries.of(code) ?? code));

/** A site as it is spoken of: by its country, and by its language where two sites share the country. */
export function siteName(key: SiteKey): string {
  const site = siteFor(key);
  const shared = siteKeys.filter((each) => siteFor(each).country === site.country).length > 1;
  return countryName(site.country) + (shared ? ` (${languageOf(site)})` : '');
}
