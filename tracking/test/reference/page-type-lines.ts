import { codes } from '../../build/reference/markdown.mjs';
import { lackingParameters } from '../../src/channels/ga4/ga4-notices.ts';
import { pageDependentFields } from '../../src/customer/known-customer.ts';
import { waitsForCommerce } from '../../src/page/page-facts.ts';

const customer = { login: 'LOGGED_IN', identity: {}, fields: { customer_type: 'NEW' } } as const;

/** Returns the lines about a type of page. `Checkout…` means all types with this beginning. */
export function pageTypeLines(name: string): string[] {
  const page = { page_type: name.replace('…', '_Bezahlart').toLowerCase() };
  const needs = codes(lackingParameters(page));
  return [
    `## ${name}`,
    ...(name.endsWith('…') ? ['- Means everything that begins so'] : []),
    ...(waitsForCommerce(page.page_type) ? ['- Waits for an e-commerce event, or for the next page'] : []),
    ...(needs ? [`- Needs ${needs}`] : []),
    ...('first_order' in pageDependentFields(customer, page)
      ? ['- Sends `first_order` for a customer whose type is known: true or false']
      : []),
  ];
}
