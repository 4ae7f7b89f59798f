import type { Brand, BrandHosts } from './brand.ts';

/** The Crema shop. */
export const crema: Brand = {
  name: 'Crema',
  cardWord: 'crema',
  cardName: 'CremaCard',
  companyTerms: ['crema'],
  links: (site) => {
    const shop =
      site === 'DE'
        ? 'https://www.crema.example'
        : `https://${site.toLowerCase().replace('_', '-')}.crema.example`;
    return {
      shop: `${shop}/`,
      login: `${shop}/login`,
      forgottenPassword: `${shop}/password`,
      privacy: `${shop}/privacy`,
      terms: `${shop}/terms`,
      cardTerms: `${shop}/card-terms`,
      membership: `${shop}/membership`,
      imprint: `${shop}/imprint`,
      service: `${shop}/service`,
    };
  },
};

/** Which host is which site. Apart from the rest, because only the server needs it. */
export const cremaHosts: BrandHosts = {
  'de.localhost': 'DE',
  'at.localhost': 'AT',
  'ch.localhost': 'CH',
  'ch-fr.localhost': 'CH_FR',
  'cz.localhost': 'CZ',
  'hu.localhost': 'HU',
  'sk.localhost': 'SK',
  'tr.localhost': 'TR',
  'pl.localhost': 'PL',
  'www.crema.example': 'DE',
  'at.crema.example': 'AT',
  'ch.crema.example': 'CH',
  'ch-fr.crema.example': 'CH_FR',
  'cz.crema.example': 'CZ',
  'hu.crema.example': 'HU',
  'sk.crema.example': 'SK',
  'tr.crema.example': 'TR',
  'pl.crema.example': 'PL',
};
