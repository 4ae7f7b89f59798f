import type { PageCustomer, ShownCustomer } from '@crema/flow-domain';
import type { Route } from './route.ts';

/** What of a customer may stand in the source of a route's page: a page that shows no address has a name alone. */
export function shownCustomer({ showsAddress }: Route, customer: PageCustomer): ShownCustomer {
  const { salutation, firstName, lastName, isCommunityMember, email, invoiceAddress } = customer;
  const name = { salutation, firstName, lastName, isCommunityMember };
  return showsAddress ? { ...name, email, invoiceAddress } : name;
}
