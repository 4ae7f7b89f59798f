import { pageDependentFields } from '../../../src/customer/page-dependent-fields.ts';
import { lackingParameters } from '../../../src/channels/ga4/page-notices.ts';
import { waitsForCommerce } from '../../../src/page/waits-for-commerce.ts';

/**
 * @typedef {object} PageType
 * @property {string} name as a page writes it
 * @property {boolean} waits for an e-commerce event
 * @property {readonly string[]} needs fields that are warned of where they are missing
 * @property {boolean} tellsFirstOrder
 */

const names = [
  'Product View',
  'Add_to_basket',
  'Checkout…',
  'Order Confirmation',
  'Suchergebnisseite',
  'Category',
];
const customer = /** @type {const} */ ({
  login: 'LOGGED_IN',
  identity: {},
  fields: { customer_type: 'NEW' },
});

/** The types of page that are treated unlike others. @returns {PageType[]} */
export const pageTypes = () =>
  names.map((name) => {
    const page = { page_type: name.replace('…', '_Bezahlart').toLowerCase() };
    return {
      name,
      waits: waitsForCommerce(page.page_type),
      needs: lackingParameters(page),
      tellsFirstOrder: 'first_order' in pageDependentFields(customer, page),
    };
  });
