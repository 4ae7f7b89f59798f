import { createHash, createHmac, type KeyObject, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Transaction } from '../database/schema.ts';
import type { Write } from '../database/writes.ts';
import type { OutboxMessage } from '../outbox/outbox.ts';

/** The purposes of links, and the hours for which each link can be used. */
export const linkHours = { address: 48, password: 1 } as const;

/**
 * Returns the token in the link of a mail. It is made from the mail's id, so that it is stored nowhere: the database has its hash, and
 * the relay makes it again when it sends.
 */
export const tokenOf = (key: KeyObject, mailId: string): string =>
  createHmac('sha256', key).update(`confirmation ${mailId}`).digest('base64url');

/** Returns the hash by which a token is found. */
const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The letters with a link that confirms an address. */
export type ConfirmationLetter = 'welcome' | 'welcome-newsletter' | 'newsletter';

/** A link to be sent. */
interface Asked {
  readonly key: KeyObject;
  readonly loginId: string;
  readonly letter: ConfirmationLetter | 'password-reset';
  readonly facts?: OutboxMessage['facts'];
}

/** The most links for one purpose that a customer is sent within a day. */
export const mostLinks = 5;

/** Returns the number of links that a customer was sent within a day. */
export async function linksLately(
  db: Database | Transaction,
  loginId: string,
  purpose: keyof typeof linkHours,
): Promise<number> {
  const { count } = await db
    .selectFrom('confirmation')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('login_id', '=', loginId)
    .where('purpose', '=', purpose)
    .where('created_at', '>', sql<Date>`current_timestamp - interval '1 day'`)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Finds the link of a token. */
export const findLink = (db: Database | Transaction, token: string, purpose: keyof typeof linkHours) =>
  db
    .selectFrom('confirmation')
    .select([
      'token_hash',
      'login_id',
      'confirmed_at',
      sql<boolean>`expires_at < current_timestamp`.as('is_too_old'),
    ])
    .where('token_hash', '=', hashOfToken(token))
    .where('purpose', '=', purpose)
    .executeTakeFirst();

/** Returns the write that makes all links for a new password of a customer worthless. */
export const noPasswordLinks = (db: Database | Transaction, loginId: string): Write => [
  'no_password_links',
  db
    .updateTable('confirmation')
    .set({ confirmed_at: sql<Date>`current_timestamp` })
    .where('login_id', '=', loginId)
    .where('purpose', '=', 'password')
    .where('confirmed_at', 'is', null),
];

/** Returns the write that stores a new link, and the message that sends it. */
export function newConfirmation(
  db: Database | Transaction,
  { key, loginId, letter, facts = {} }: Asked,
): { readonly write: Write; readonly message: OutboxMessage } {
  const id = randomUUID();
  const purpose = letter === 'password-reset' ? 'password' : 'address';
  const statement = db.insertInto('confirmation').values({
    token_hash: hashOfToken(tokenOf(key, id)),
    purpose,
    login_id: loginId,
    expires_at: sql<Date>`current_timestamp + interval ${sql.lit(`${linkHours[purpose]} hours`)}`,
  });
  return {
    write: ['new_confirmation', statement],
    message: { id, kind: 'mail', name: letter, loginId, facts },
  };
}
