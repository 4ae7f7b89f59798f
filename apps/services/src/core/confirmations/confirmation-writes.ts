import { createHash, createHmac, type KeyObject, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Transaction } from '../database/schema.ts';
import type { Write } from '../database/writes.ts';
import type { OutboxMessage } from '../outbox/outbox.ts';

/** The hours for which a link can confirm an address. */
export const linkHours = 48;

/**
 * Returns the token in the link of a mail. It is made from the mail's id, so that it is stored nowhere: the database has its hash, and
 * the relay makes it again when it sends.
 */
export const tokenOf = (key: KeyObject, mailId: string): string =>
  createHmac('sha256', key).update(`confirmation ${mailId}`).digest('base64url');

/** Returns the hash by which a token is found. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The letters with a link that confirms an address. */
export type ConfirmationLetter = 'welcome' | 'welcome-newsletter' | 'newsletter';

/** A link to be sent. */
interface Asked {
  readonly key: KeyObject;
  readonly loginId: string;
  readonly letter: ConfirmationLetter;
}

/** Returns the write that stores a new link, and the message that sends it. */
export function newConfirmation(
  db: Database | Transaction,
  { key, loginId, letter }: Asked,
): { readonly write: Write; readonly message: OutboxMessage } {
  const id = randomUUID();
  const statement = db.insertInto('confirmation').values({
    token_hash: hashOfToken(tokenOf(key, id)),
    login_id: loginId,
    expires_at: sql<Date>`current_timestamp + interval ${sql.lit(`${linkHours} hours`)}`,
  });
  return {
    write: ['new_confirmation', statement],
    message: { id, kind: 'mail', name: letter, loginId, facts: {} },
  };
}
