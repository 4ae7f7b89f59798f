import type { KeyObject } from 'node:crypto';
import { sql } from 'kysely';
import type { ConsentKeys } from '../consents/chain-keys.ts';
import { appendDecisions, chainEnd } from '../consents/chain.ts';
import { type Decision, readDecisions, type RecordedDecision } from '../consents/decisions.ts';
import { lockCustomer } from '../customers/save-customer.ts';
import type { Database, Transaction } from '../database/schema.ts';
import { inOneStatement, inTransaction } from '../database/writes.ts';
import { type OpenChannels, toOutbox } from '../outbox/outbox.ts';
import { findLink, linksLately, mostLinks, newConfirmation } from './confirmation-writes.ts';

/** The parts of the services that confirm addresses. */
export interface ConfirmationParts {
  readonly db: Database;
  readonly consentKeys: ConsentKeys;
  readonly channels: OpenChannels;
  readonly keys: { readonly confirmation: KeyObject };
  readonly now: () => Date;
}

/** The result of a link. A link that was used before has confirmed already, and does nothing more. */
export type Confirmed = 'confirmed' | 'tooOld' | 'unknown';

/** Returns the newsletter's decision if it waits for its confirmation. */
const pendingNewsletter = (decisions: readonly RecordedDecision[]): RecordedDecision | undefined => {
  const latest = decisions.findLast(({ kind }) => kind === 'newsletter');
  return latest?.granted && latest.confirmed === false ? latest : undefined;
};

/** Returns what waits for a press: the newsletter's decision, and whether the address or that decision does. */
async function waitingOf(tx: Transaction, keys: ConsentKeys, loginId: string) {
  const { email_confirmed_at: before } = await tx
    .selectFrom('customer')
    .select('email_confirmed_at')
    .where('login_id', '=', loginId)
    .executeTakeFirstOrThrow();
  const pending = pendingNewsletter(await readDecisions(tx, keys, loginId));
  return { pending, isWaiting: before === null || pending !== undefined };
}

/** Returns the record of a confirmation: the same decision about the same text, confirmed by the owner of the address. */
const confirmationOf = ({
  seq: _seq,
  recordedAt: _recordedAt,
  unproven: _unproven,
  ...decision
}: RecordedDecision): Decision => ({
  ...decision,
  shownAt: null,
  confirmed: true,
});

/**
 * Confirms the e-mail address that a link was sent to, and the newsletter with it if it waits for that. The confirmation is a record of
 * the customer's chain.
 * @param token as the link has it
 */
export async function confirmAddress(parts: ConfirmationParts, token: string): Promise<Confirmed> {
  const { db, consentKeys: keys, channels, now } = parts;
  return await inTransaction(db, async (tx): Promise<Confirmed> => {
    const asked = await findLink(tx, token, 'address');
    if (!asked || !(await lockCustomer(tx, asked.login_id))) return 'unknown';
    // Reads the link again, because a second press may have used it before the lock.
    const link = await findLink(tx, token, 'address');
    if (!link) return 'unknown';
    if (link.confirmed_at) return 'confirmed';
    if (link.is_too_old) return 'tooOld';
    const { login_id: loginId } = link;
    const { pending, isWaiting } = await waitingOf(tx, keys, loginId);
    const place = { keys, loginId, end: await chainEnd(tx, loginId), now: now() };
    await inOneStatement(tx, [
      [
        'used_link',
        tx
          .updateTable('confirmation')
          .set({ confirmed_at: sql<Date>`current_timestamp` })
          .where('token_hash', '=', link.token_hash),
      ],
      [
        'confirmed_customer',
        tx
          .updateTable('customer')
          .set({ email_confirmed_at: sql<Date>`current_timestamp` })
          .where('login_id', '=', loginId)
          .where('email_confirmed_at', 'is', null),
      ],
      ...(pending ? appendDecisions(tx, place, [confirmationOf(pending)]) : []),
      // Another link, or a new password by a mail, may have confirmed everything before.
      ...toOutbox(
        tx,
        channels,
        isWaiting ? [{ kind: 'webhook', name: 'address.confirmed', loginId, facts: {} }] : [],
      ),
    ]);
    return 'confirmed';
  });
}

/**
 * Sends a new link to the address of an old one, at most five a day.
 * @returns whether the link is known. A customer who has confirmed, or has asked too often, gets no further mail.
 */
export async function sendAgain(parts: ConfirmationParts, token: string): Promise<boolean> {
  const { db, consentKeys, channels, keys } = parts;
  return await inTransaction(db, async (tx) => {
    const link = await findLink(tx, token, 'address');
    if (!link || !(await lockCustomer(tx, link.login_id))) return false;
    const { login_id: loginId } = link;
    const { pending, isWaiting } = await waitingOf(tx, consentKeys, loginId);
    // The first link came with the registration.
    if (link.confirmed_at || !isWaiting || (await linksLately(tx, loginId, 'address')) > mostLinks)
      return true;
    const letter = pending ? 'newsletter' : 'welcome';
    const { write, message } = newConfirmation(tx, { key: keys.confirmation, loginId, letter });
    await inOneStatement(tx, [write, ...toOutbox(tx, channels, [message])]);
    return true;
  });
}
