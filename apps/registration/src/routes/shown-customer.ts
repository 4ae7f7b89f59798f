import type { PageCustomer, ShownCustomer } from '@crema/flow-domain';
import type { Route } from './route.ts';

/** The part of a customer that may stand in the source of a route's page: a page that shows no address has a name alone. */
export function shownCustomer({ showsAddress }: Route, customer: PageCustomer): ShownCustomer {
  const { salutation, firstName, lastName, isCommunityMember, ...rest } = customer;
  const name = { salutation, firstName, lastName, isCommunityMember };
  return showsAddress
    ? { ...name, loginId: rest.loginId, email: rest.email, invoiceAddress: rest.invoiceAddress }
    : name;
}
