import type { Write } from '../database/writes.ts';
import type { Database } from '../database/schema.ts';
import { sha256 } from '../security/ids.ts';
import { isSessionId, mayBeCustomer, newSessionId } from './session-id.ts';

/** How long a customer stays logged in, in seconds. */
export const sessionSeconds = 30 * 24 * 60 * 60;

/** A session that begins when a customer logs in. */
export interface NewSession {
  readonly id: string;
  /** What makes it a customer's; with a registration it is written together with the customer. */
  readonly writes: (db: Database, loginId: string) => readonly Write[];
}

/**
 * A session under a new id, so that an id somebody planted before the login is worth nothing after it; the old one, if it was a
 * customer's, ends.
 */
export function newSession(former: string | undefined, now: Date): NewSession {
  const id = newSessionId('customer');
  const expires_at = new Date(now.getTime() + sessionSeconds * 1000);
  const ends = isSessionId(former) && mayBeCustomer(former);
  return {
    id,
    writes: (db, loginId) => [
      [
        'session_begun',
        db.insertInto('session').values({ id_hash: sha256(id), login_id: loginId, expires_at }),
      ],
      ...(ends
        ? [['session_ended', db.deleteFrom('session').where('id_hash', '=', sha256(former))] as const]
        : []),
    ],
  };
}

/** Ends customers' sessions. What is none of theirs, such as a visitor's, costs no statement. */
export async function endCustomerSessions(db: Database, ids: readonly (string | undefined)[]): Promise<void> {
  const hashes = ids.filter(isSessionId).filter(mayBeCustomer).map(sha256);
  if (hashes.length > 0) await db.deleteFrom('session').where('id_hash', 'in', hashes).execute();
}

/** The customer of a session, `undefined` for a visitor's and for one that has ended. */
export async function loginIdOfSession(
  db: Database,
  id: string | undefined,
  now: Date,
): Promise<string | undefined> {
  if (!isSessionId(id) || !mayBeCustomer(id)) return undefined;
  const row = await db
    .selectFrom('session')
    .select('login_id')
    .where('id_hash', '=', sha256(id))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.login_id;
}
