import type { CustomerFields } from '../page/tracked-event.ts';
import { appContext } from '../page/app-context.ts';
import type { InitialPageData } from '../messages/schema/initial-page-data.ts';
import type { KnownCustomer } from './known-customer.ts';

/** Customer types that name a new customer, such as NEW, NEW_CUSTOMER or Neukunde; NEWSLETTER_ONLY is none. */
const newCustomer = /^(new|neu)($|[^a-z]|customer|kund)/i;

/**
 * What is known of a customer only together with the page: the user type (Tracking §1), where `remembered_app_user` is
 * remembered on SMARTPHONE or TABLET, and on the order confirmation whether it is the first order. That is true for a new
 * customer, false for one of another type, absent where no type is known.
 */
export function pageDependentFields(
  { login, fields }: KnownCustomer,
  { page_type, platform }: InitialPageData = {},
): CustomerFields {
  const remembered = appContext('', platform) === 'legacy' ? 'remembered_app_user' : 'remembered_user';
  const type = fields['customer_type'];
  return {
    user_type: login === 'LOGGED_IN' ? 'logged_in' : remembered,
    ...(page_type === 'order confirmation' &&
      type !== undefined && { first_order: newCustomer.test(String(type)) }),
  };
}
