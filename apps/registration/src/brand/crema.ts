import { type SiteKey, siteSlug } from '@crema/flow-domain';
import type { Brand } from './brand.ts';

const shopOf = (site: SiteKey) =>
  site === 'DE' ? 'https://www.crema.example' : `https://${siteSlug(site)}.crema.example`;
const ownShop = (site: SiteKey) => [shopOf(site)];

/** The Crema shop. */
export const crema: Brand = {
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
      login: `${shop}/login`,
      forgottenPassword: `${shop}/password`,
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
  // The data layer alone, until the shop has a tag manager, an affiliate account and a collector. No service here answers
  // for what is known of a customer.
  tracking: { customerData: false },
};
