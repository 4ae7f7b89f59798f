import type { PageCustomer, ShownCustomer } from '@crema/flow-domain';
import type { Route } from './route.ts';

/**
 * The part of a customer that may stand in the source of a route's page: a page that shows no address has a name, and the id
 * by which it knows whom it is about.
 */
export function shownCustomer({ showsAddress }: Route, customer: PageCustomer): ShownCustomer {
  const { email, invoiceAddress, cardAddress, ...name } = customer;
  return showsAddress ? { ...name, email, invoiceAddress, cardAddress } : name;
}
