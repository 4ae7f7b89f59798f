import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Issue } from '@crema/flow-domain';
import { sql } from 'kysely';
import {
  findLink,
  linksLately,
  mostLinks,
  newConfirmation,
  noPasswordLinks,
} from '../confirmations/confirmation-writes.ts';
import { appendDecisions, chainEnd } from '../consents/chain.ts';
import { latestDecisions } from '../consents/customer-consents.ts';
import { type Decision, readDecisions, type RecordedDecision } from '../consents/decisions.ts';
import { lockCustomer } from '../customers/save-customer.ts';
import type { Transaction } from '../database/schema.ts';
import { inOneStatement, inTransaction, type Write } from '../database/writes.ts';
import { noSessions } from '../identity/customer-session.ts';
import { toOutbox } from '../outbox/outbox.ts';
import type { AccountParts } from './account-parts.ts';
import { newPasswordIssue } from './new-password.ts';

/** Stores a link for a new password, and the mail that sends it. */
async function writeLink(
  { db, identity, channels, keys }: AccountParts,
  email: string,
  returnTo: string | undefined,
): Promise<void> {
  const found = (await identity.findByEmail(email)) ?? randomUUID();
  const isTooOften = (await linksLately(db, found, 'password')) >= mostLinks;
  const { write, message } = newConfirmation(db, {
    key: keys.confirmation,
    loginId: isTooOften ? randomUUID() : found,
    letter: 'password-reset',
    facts: returnTo === undefined ? {} : { returnTo },
  });
  await inOneStatement(db, [write, ...toOutbox(db, channels, [message])]);
}

// The database finds more rows for an account, which takes some microseconds. This is longer than all of that work.
const leastMs = 50;

/**
 * Sends a link for a new password to an e-mail address, at most five a day. For an address without an account it writes the same rows,
 * with a login id that no customer has. So the relay finds no customer to write to. It ends no sooner than after a fixed time, so that the
 * time tells nothing.
 * @param returnTo where the login leads afterwards
 */
export async function requestReset(
  parts: AccountParts,
  email: string,
  returnTo: string | undefined,
): Promise<void> {
  await Promise.all([writeLink(parts, email, returnTo), setTimeout(leastMs)]);
}

/** Returns the record that a stranger may have made this decision. */
const doubted = ({ seq: _seq, recordedAt: _recordedAt, ...decision }: RecordedDecision): Decision => ({
  ...decision,
  shownAt: null,
  unproven: true,
});

/**
 * Returns the writes that say of consents that perhaps a stranger gave them. The owner of the address has proven it only now, and the
 * account may be older than that.
 */
async function doubtConsents(
  tx: Transaction,
  { consentKeys: keys, now }: AccountParts,
  loginId: string,
): Promise<readonly Write[]> {
  const granted = [...latestDecisions(await readDecisions(tx, keys, loginId)).values()].filter(
    (decision) => decision.granted,
  );
  return appendDecisions(
    tx,
    { keys, loginId, end: await chainEnd(tx, loginId), now: now() },
    granted.map(doubted),
  );
}

/** The result of a new password by a link: it is set, the link is too old or unknown, or the password has an issue. */
export type ResetOutcome = 'done' | 'old' | Issue;

/**
 * Sets a new password by the link of a mail. It ends all sessions and confirms the e-mail address, because only its owner can read the
 * mail. So an owner gets an account back that a stranger has made. All other links for a new password become worthless.
 *
 * A second press of the button finds the link used and the password set, and gets the same answer.
 * @param token as the link has it
 */
export async function resetPassword(
  parts: AccountParts,
  token: string,
  password: string,
): Promise<ResetOutcome> {
  const { db, identity, channels, isBreached } = parts;
  const asked = await findLink(db, token, 'password');
  if (!asked || asked.is_too_old) return 'old';
  const { login_id: loginId } = asked;
  if (asked.confirmed_at) return (await identity.verify(loginId, password)) ? 'done' : 'old';
  const issue = await newPasswordIssue(isBreached, password);
  if (issue) return issue;
  const passwordWrites = await identity.setPassword(loginId, password);
  const outcome = await inTransaction(db, async (tx): Promise<ResetOutcome> => {
    if (!(await lockCustomer(tx, loginId))) return 'old';
    // Reads the link again, because a second press may have used it before the lock.
    const link = await findLink(tx, token, 'password');
    if (!link || link.confirmed_at) return 'old';
    const { email_confirmed_at: before } = await tx
      .selectFrom('customer')
      .select('email_confirmed_at')
      .where('login_id', '=', loginId)
      .executeTakeFirstOrThrow();
    await inOneStatement(tx, [
      ...passwordWrites,
      noSessions(tx, loginId),
      noPasswordLinks(tx, loginId),
      ...(before
        ? []
        : [
            [
              'confirmed_customer',
              tx
                .updateTable('customer')
                .set({ email_confirmed_at: sql<Date>`current_timestamp` })
                .where('login_id', '=', loginId),
            ] as const,
            ...(await doubtConsents(tx, parts, loginId)),
          ]),
      ...toOutbox(tx, channels, [
        { kind: 'mail', name: 'password-changed', loginId, facts: {} },
        ...(before ? [] : [{ kind: 'webhook', name: 'address.confirmed', loginId, facts: {} } as const]),
      ]),
    ]);
    return 'done';
  });
  if (outcome === 'done') await identity.endSessions(loginId);
  return outcome;
}
