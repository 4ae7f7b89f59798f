import type { Issue } from '@crema/flow-domain';
import { noPasswordLinks } from '../confirmations/confirmation-writes.ts';
import { lockCustomer } from '../customers/save-customer.ts';
import { inOneStatement, inTransaction } from '../database/writes.ts';
import { noSessions } from '../identity/customer-session.ts';
import { toOutbox } from '../outbox/outbox.ts';
import type { AccountParts } from './account-parts.ts';
import { newPasswordIssue } from './new-password.ts';

/** The passwords that a customer has typed to change one. */
interface Change {
  readonly loginId: string;
  readonly current: string;
  readonly password: string;
}

/**
 * Changes a customer's password. It ends all sessions and all links for a new password. The caller begins a new session for the
 * browser that asked.
 * @returns the issues, if the current password is wrong or the new one is refused
 */
export async function changePassword(
  { db, identity, channels, isBreached }: AccountParts,
  { loginId, current, password }: Change,
): Promise<readonly Issue[]> {
  const isRight = await identity.verify(loginId, current);
  const issue = await newPasswordIssue(isBreached, password);
  const wrong: readonly Issue[] = isRight ? [] : [{ field: 'current', code: 'currentPasswordIsWrong' }];
  const issues = issue ? [...wrong, issue] : wrong;
  if (issues.length > 0) return issues;
  const writes = await identity.setPassword(loginId, password);
  await inTransaction(db, async (tx) => {
    if (!(await lockCustomer(tx, loginId))) return;
    await inOneStatement(tx, [
      ...writes,
      noSessions(tx, loginId),
      noPasswordLinks(tx, loginId),
      ...toOutbox(tx, channels, [{ kind: 'mail', name: 'password-changed', loginId, facts: {} }]),
    ]);
  });
  await identity.endSessions(loginId);
  return [];
}

/** Ends every session of a customer, on every device. */
export async function endAllSessions(
  { db, identity }: Pick<AccountParts, 'db' | 'identity'>,
  loginId: string,
): Promise<void> {
  await inOneStatement(db, [noSessions(db, loginId)]);
  await identity.endSessions(loginId);
}
