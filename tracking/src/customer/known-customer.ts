import type { CustomerFields } from '../page/tracked-event.ts';
import { appContext } from '../page/page-facts.ts';
import type { InitialPageData } from '../messages/schema/initial-page-data.ts';

/** Customer data, the same from both formats (Tracking §3). */
export interface KnownCustomer {
  /** The login status. Nothing is sent about visitors who are logged out (Tracking §4). */
  readonly login: 'LOGGED_IN' | 'REMEMBERED' | 'LOGGED_OUT';
  /**
   * Identifiers of the person, sent only with consent to statistics (Tracking §6). `customer_id` is the partner GUID. In the old
   * format it is the SAP GUID or, without it, the affiliate channel's user id. Only the old format has `exactag_user_id` and
   * `hunter_session_id`.
   */
  readonly identity: CustomerFields;
  /** All other fields, by their names in the record. */
  readonly fields: CustomerFields;
}

/** Matches the types of new customers, such as NEW, NEW_CUSTOMER or Neukunde, but not NEWSLETTER_ONLY. */
const newCustomer = /^(new|neu)($|[^a-z]|customer|kund)/i;

/**
 * Returns the fields that depend on the customer and the page. The user type is `remembered_app_user` for a remembered customer on
 * SMARTPHONE or TABLET (Tracking §1). The order confirmation has `first_order`: true for a new customer, false for another type, and
 * absent without a type.
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
