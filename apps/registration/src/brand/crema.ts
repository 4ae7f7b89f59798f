import { siteSlug } from '@crema/flow-domain';
import type { Brand } from './brand.ts';

/** The Crema shop. */
export const crema: Brand = {
  name: 'Crema',
  cardWord: 'crema',
  cardName: 'CremaCard',
  companyTerms: ['crema'],
  options: {},
  links: (site) => {
    const shop = site === 'DE' ? 'https://www.crema.example' : `https://${siteSlug(site)}.crema.example`;
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
  // The data layer alone, until the shop has a tag manager, an affiliate account and a collector. No service here answers
  // for what is known of a customer.
  tracking: { customerData: false },
};
