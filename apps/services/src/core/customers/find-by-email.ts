import type { Database, Transaction } from '../database/schema.ts';
import { emailKey } from '../identity/sql-identity.ts';

/** A customer, without names, for the support of a shop. */
export interface FoundCustomer {
  readonly loginId: string;
  readonly site: string;
  /** The flow that made the customer, such as `standalone`. */
  readonly flow: string;
  /** True if the customer ordered without an account. */
  readonly guest: boolean;
  readonly since: Date;
}

/**
 * Returns a pattern for `like` that every spelling of a local part matches. The database folds case as its collation says (a Turkish
 * one turns I into ı), so the pattern names only letters that all of them fold alike.
 */
const roughly = (localPart: string) => `${localPart.replaceAll(/[^a-hj-z0-9]+/g, '%')}@%`;

/**
 * Finds every customer with an e-mail address, in all its spellings: an account, and each guest who ordered with it. It reads all
 * rows, because only support searches by address.
 * @returns the customers, the oldest first
 */
export async function findByEmail(
  db: Database | Transaction,
  email: string,
): Promise<readonly FoundCustomer[]> {
  const key = emailKey(email);
  const rows = await db
    .selectFrom('customer')
    .select(['login_id', 'site', 'flow', 'guest', 'email', 'created_at'])
    .where((by) => by(by.fn<string>('lower', ['email']), 'like', roughly(key.slice(0, key.lastIndexOf('@')))))
    .orderBy('created_at')
    .orderBy('login_id')
    .execute();
  return rows
    .filter((row) => emailKey(row.email) === key)
    .map(({ login_id: loginId, site, flow, guest, created_at: since }) => ({
      loginId,
      site,
      flow,
      guest,
      since,
    }));
}
