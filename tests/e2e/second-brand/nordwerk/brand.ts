import type { Brand, BrandDrawings, BrandFiles } from '../../../../apps/registration/src/brand/brand.ts';
import { shopLibrary } from '../../../../apps/registration/src/brand/parts.ts';
import { type SiteKey, siteSlug } from '../../../../flows/domain/src/index.ts';
import { Drill, Saw, Toolbox } from './drawings.tsx';

const shopOf = (site: SiteKey) =>
  site === 'DE' ? 'https://nordwerk.example' : `https://nordwerk.example/${siteSlug(site)}`;
const libraryFor = (environment: string) => `https://tags.nordwerk.example/${environment}/shop.js`;
const origins = () => ['https://nordwerk.example', 'https://club.nordwerk.example'];

/** A brand for tests: a company that sells tools, with its own texts, colours, drawings and hosts. */
export const brand: Brand = {
  name: 'Nordwerk',
  cardWord: 'werkkarte',
  cardName: 'WerkKarte',
  companyTerms: ['nordwerk'],
  options: {},
  origin: (site) => `https://${siteSlug(site)}.nordwerk.example`,
  links: (site) => {
    const shop = shopOf(site);
    return {
      shop: `${shop}/`,
      checkout: `${shop}/kasse`,
      login: `${shop}/anmelden`,
      forgottenPassword: `${shop}/passwort`,
      privacy: `${shop}/datenschutz`,
      terms: `${shop}/agb`,
      cardTerms: `${shop}/werkkarte?version={version}`,
      membership: `${shop}/mitgliedschaft?version={version}`,
      communityTerms: `${shop}/werkstatt?version={version}`,
      guestOrder: `${shop}/gast?version={version}`,
      imprint: `${shop}/impressum`,
      service: `${shop}/hilfe`,
    };
  },
  returnOrigins: origins,
  openerOrigins: origins,
  texts: {
    'de-DE': {
      'page.registrationPage.intro': 'In zwei Minuten an der Werkbank.',
      'page.registrationPage.description':
        'In zwei Minuten zum Konto: Werkzeug schneller bestellen, Reparaturen verfolgen und Anleitungen merken.',
      'page.panel.headline': 'Willkommen in der Werkstatt',
      'page.panel.second': 'Punkte sammeln und einlösen',
    },
    'tr-TR': { 'page.panel.headline': 'Atölyeye hoş geldiniz' },
  },
  // The shop's own library loads the tags.
  tracking: {},
  trackingLibrary: shopLibrary({
    dev: libraryFor('dev'),
    staging: libraryFor('staging'),
    live: libraryFor('live'),
  }),
  consent: 'built-in',
  tagSources: { policies: ['cot#tracking'] },
};

/** Returns the host names of a site. */
export const hosts = (site: SiteKey): readonly string[] => [
  `${siteSlug(site)}.nordwerk.example`,
  `${siteSlug(site)}.nordwerk.localhost`,
];

/** The drawings of the panels. */
export const panels: BrandDrawings['panels'] = { signup: Toolbox, card: Drill, checkout: Saw };

/** The files that the build uses. */
export const files: BrandFiles = {
  mark: 'mark.tsx',
  icon: 'icon.svg',
  share: 'share.png',
  shareDrawing: 'share.svg',
  tokens: '../../../../design-system/src/tokens/brands/nordwerk.tokens.json',
};
