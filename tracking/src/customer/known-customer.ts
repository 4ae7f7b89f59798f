import type { CustomerFields } from '../page/tracked-event.ts';

/** What the shop knows of a visitor, the same from both formats (Tracking §3). */
export interface KnownCustomer {
  /** Nothing is sent of visitors who are logged out (Tracking §4). */
  readonly login: 'LOGGED_IN' | 'REMEMBERED' | 'LOGGED_OUT';
  /**
   * What names a person; it leaves the library only with statistics consent (Tracking §6). `customer_id` is the partner
   * GUID, in the old format the SAP GUID, else the affiliate channel's user id. `exactag_user_id` and
   * `hunter_session_id` are of the old format only.
   */
  readonly identity: CustomerFields;
  /** Everything that names nobody, by its name in the record. */
  readonly fields: CustomerFields;
}
