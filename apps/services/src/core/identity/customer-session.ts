import type { Database } from '../database/schema.ts';
import type { Write } from '../database/writes.ts';
import { randomText, sha256 } from '../secrets/ids.ts';

const form = /^[vgc]\.[\w-]{43}$/;

const letters = { visitor: 'v', guest: 'g', customer: 'c' } as const;

/**
 * Creates a session id: a letter and 256 random bits. With the letter of a visitor, pages need no query for a customer. With the
 * letter of a guest, a page can thank the guest. The letter proves nothing.
 */
export function newSessionId(of: keyof typeof letters): string {
  return `${letters[of]}.${randomText(256)}`;
}

/** Returns true if a cookie has the form of our session ids. */
export function isSessionId(text: string | undefined): text is string {
  return text !== undefined && form.test(text);
}

/** Returns true if the database may know a customer with this id. */
function mayBeCustomer(id: string): boolean {
  return id.startsWith('c');
}

/** Returns true if the id is that of a shopper who registered as a guest. */
export function isGuestSession(id: string | undefined): boolean {
  return isSessionId(id) && id.startsWith('g');
}

/** Seconds for which a customer stays logged in. */
export const sessionSeconds = 30 * 24 * 60 * 60;

/** A session that begins when a customer logs in. */
export interface NewSession {
  readonly id: string;
  /** Returns the writes that make the session a customer's. A registration runs them together with those of the customer. */
  readonly writes: (db: Database, loginId: string) => readonly Write[];
}

/**
 * Creates a session under a new id, so that an id that an attacker planted before the login is worthless. The old session ends if
 * it was a customer's.
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

/** Ends customers' sessions. Other sessions, such as a visitor's, need no statement. */
export async function endCustomerSessions(db: Database, ids: readonly (string | undefined)[]): Promise<void> {
  const hashes = ids.filter(isSessionId).filter(mayBeCustomer).map(sha256);
  if (hashes.length > 0) await db.deleteFrom('session').where('id_hash', 'in', hashes).execute();
}

/** Returns the login id of a session's customer, or `undefined` for a visitor's session and for one that has ended. */
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
