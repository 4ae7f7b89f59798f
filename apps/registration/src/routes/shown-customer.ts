import type { PageCustomer, ShownCustomer } from '@crema/flow-domain';
import type { Route } from './route.ts';

/** The part of a customer that may stand in the source of a route's page: a page that shows no address has a name alone. */
export function shownCustomer({ showsAddress }: Route, customer: PageCustomer): ShownCustomer {
  const { loginId, email, invoiceAddress, cardAddress, ...name } = customer;
  return showsAddress ? { ...name, loginId, email, invoiceAddress, cardAddress } : name;
}
