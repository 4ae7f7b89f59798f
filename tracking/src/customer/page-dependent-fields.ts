import type { CustomerFields } from '../channels/channel.ts';
import { appContext } from '../page/app-context.ts';
import type { InitialPageData } from '../schema/initial-page-data.ts';
import type { KnownCustomer } from './known-customer.ts';

/** Customer types that name a new customer, such as NEW, NEW_CUSTOMER or Neukunde; NEWSLETTER_ONLY is none. */
const newCustomer = /^(new|neu)($|[^a-z]|customer|kund)/i;

/** What kind of user somebody is (Tracking §1): `remembered_app_user` is remembered on SMARTPHONE or TABLET. */
function userType(login: KnownCustomer['login'], platform?: string): string {
  if (login === 'LOGGED_IN') return 'logged_in';
  return appContext('', platform) === 'legacy' ? 'remembered_app_user' : 'remembered_user';
}

/**
 * What is known of a customer only together with the page: the user type, and on the order confirmation whether it is the
 * first order. That is true for a new customer, false for one of another type, absent where no type is known.
 */
export function pageDependentFields(
  { login, fields }: KnownCustomer,
  { page_type, platform }: InitialPageData = {},
): CustomerFields {
  const user_type = userType(login, platform);
  const type = fields['customer_type'];
  return typeof type === 'string' && page_type === 'order confirmation'
    ? { user_type, first_order: newCustomer.test(type) }
    : { user_type };
}
