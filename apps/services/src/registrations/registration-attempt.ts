import type { AddressPath, RegistrationResult, Submission } from '@crema/flow-domain';
import type { RawBuilder } from 'kysely';
import type { Database } from '../database/schema.ts';
import {
  type AnsweredRequest,
  claimContentKey,
  claimKey,
  findAnswered,
  findAnsweredLately,
} from './answered-requests.ts';

/** A registration under its idempotency key. The same one may come again. */
export interface RegistrationAttempt {
  /** The idempotency key. */
  readonly key: string;
  /** Whether the key was made of the content, for a page without one. */
  readonly byContent: boolean;
  readonly fingerprint: string;
  readonly submission: Submission;
  /** Address of the form whose code and town do not match, where that holds it back. */
  readonly mismatch?: AddressPath | undefined;
}

/** What an attempt was answered when it came before: under its key, or with its content within the last ten minutes. */
export async function findFormer(
  db: Database,
  { key, byContent, fingerprint }: RegistrationAttempt,
): Promise<AnsweredRequest | undefined> {
  return byContent ? await findAnsweredLately(db, fingerprint) : await findAnswered(db, key);
}

/** An attempt with the answer it gets once all of it is written. */
export function answerTo({ key, fingerprint }: RegistrationAttempt, loginId: string): AnsweredRequest {
  const result: RegistrationResult = { status: 'CREATED', loginId };
  return { key, fingerprint, loginId, answer: JSON.stringify(result) };
}

/**
 * Returns the claim of an attempt: its key, and the e-mail address of its account. A key by content can be claimed again after ten
 * minutes, but with an account the address stays taken anyway.
 */
export function claimOf(
  { byContent }: RegistrationAttempt,
  answered: AnsweredRequest,
  emailKey: string | undefined,
): RawBuilder<unknown> {
  return byContent && emailKey === undefined ? claimContentKey(answered) : claimKey(answered, emailKey);
}
