import type { Database, Transaction } from '../database/schema.ts';
import type { Write } from '../database/writes.ts';
import { randomText, sha256 } from '../secrets/ids.ts';
import { deviceOf } from './device-of.ts';

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

/** The browser that logs in. */
export interface SessionStart {
  /** The session that it had before. */
  readonly former: string | undefined;
  /** Its header `User-Agent`. */
  readonly userAgent?: string | undefined;
}

/**
 * Creates a session under a new id, so that an id that an attacker planted before the login is worthless. The old session ends if
 * it was a customer's.
 */
export function newSession({ former, userAgent }: SessionStart, now: Date): NewSession {
  const id = newSessionId('customer');
  const expires_at = new Date(now.getTime() + sessionSeconds * 1000);
  const ends = isSessionId(former) && mayBeCustomer(former);
  return {
    id,
    writes: (db, loginId) => [
      [
        'session_begun',
        db
          .insertInto('session')
          .values({ id_hash: sha256(id), login_id: loginId, expires_at, device: deviceOf(userAgent) }),
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

/** A session of a customer, as its list shows it. */
export interface KnownSession {
  readonly begun: Date;
  readonly device: string | null;
  /** True for the session that asks. */
  readonly isThis: boolean;
}

/** Returns the sessions of a customer, the newest first. @param own id of the session that asks */
export async function sessionsOf(
  db: Database,
  loginId: string,
  own: string | undefined,
  now: Date,
): Promise<readonly KnownSession[]> {
  const rows = await db
    .selectFrom('session')
    .select(['id_hash', 'created_at', 'device'])
    .where('login_id', '=', loginId)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .execute();
  const hash = own === undefined ? '' : sha256(own);
  return rows.map(({ id_hash, created_at: begun, device }) => ({ begun, device, isThis: id_hash === hash }));
}

/** Returns the write that ends every session of a customer. */
export const noSessions = (db: Database | Transaction, loginId: string): Write => [
  'no_sessions',
  db.deleteFrom('session').where('login_id', '=', loginId),
];
