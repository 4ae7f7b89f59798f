import { CoffeeCup } from '@crema/design-system';
import { type SiteKey, siteSlug } from '@crema/flow-domain';
import type { Brand, BrandDrawings, BrandFiles } from '../brand.ts';
import { BeanJar } from './bean-jar.tsx';
import { ShoppingBag } from './shopping-bag.tsx';

const shopOf = (site: SiteKey) =>
  site === 'DE' ? 'https://www.crema.example' : `https://${siteSlug(site)}.crema.example`;
const ownShop = (site: SiteKey) => [shopOf(site)];

/** The Crema shop. */
export const brand: Brand = {
  name: 'Crema',
  cardWord: 'crema',
  cardName: 'CremaCard',
  companyTerms: ['crema'],
  options: {},
  origin: shopOf,
  links: (site) => {
    const shop = shopOf(site);
    return {
      shop: `${shop}/`,
      checkout: `${shop}/checkout`,
      login: '/login',
      forgottenPassword: '/password',
      privacy: `${shop}/privacy`,
      terms: `${shop}/terms`,
      cardTerms: `${shop}/card-terms?version={version}`,
      membership: `${shop}/membership?version={version}`,
      communityTerms: `${shop}/community-terms?version={version}`,
      guestOrder: `${shop}/guest-order?version={version}`,
      imprint: `${shop}/imprint`,
      service: `${shop}/service`,
      coffeeService: `${shop}/coffee-service`,
    };
  },
  returnOrigins: ownShop,
  openerOrigins: ownShop,
  embedderOrigins: ownShop,
  // The services give customer data and take events. There is no tag manager and no affiliate account yet.
  // A shopper who refused has not agreed to a later report (docs/decisions/0027).
  tracking: {
    internalTracker: true,
    afterRefusal: 'openPageOnly',
  },
  consent: 'built-in',
};

/** The host names of a site. */
export const hosts = (site: SiteKey): readonly string[] => [new URL(shopOf(site)).host];

/** The drawings of the panels. */
export const panels: BrandDrawings['panels'] = { signup: CoffeeCup, card: BeanJar, checkout: ShoppingBag };

/** The files that the build works with. */
export const files: BrandFiles = {
  mark: 'mark.tsx',
  icon: 'icon.svg',
  share: 'share.png',
  shareDrawing: 'share.svg',
};
