import type { CustomerFields } from '../channels/channel.ts';

/** What names a person. It leaves the library only with statistics consent (Tracking §6). */
export interface Identity {
  /** The partner GUID; in the old format the SAP GUID, else the affiliate channel's user id. */
  readonly customer_id?: string;
  /** The affiliate channel's id of the user. Old format only. */
  readonly exactag_user_id?: string;
  /** Id of the session. Old format only. */
  readonly hunter_session_id?: string;
  /** The e-mail address in base64. New format only. */
  readonly email_base64?: string;
}

/** What the shop knows of a visitor, the same from both formats (Tracking §3). */
export interface KnownCustomer {
  /** Nothing is sent of visitors who are logged out (Tracking §4). */
  readonly login: 'LOGGED_IN' | 'REMEMBERED' | 'LOGGED_OUT';
  readonly identity: Identity;
  /** Everything that names nobody, by its name in the record. */
  readonly fields: CustomerFields;
}
