import type { AddressPath, RegistrationResult, Submission } from '@crema/flow-domain';
import type { AnsweredRequest } from './answered-requests.ts';

/** A registration under its idempotency key. The same one may come again. */
export interface RegistrationAttempt {
  /** The idempotency key. */
  readonly key: string;
  readonly fingerprint: string;
  readonly submission: Submission;
  /** Address of the form whose code and town do not match, where that holds it back. */
  readonly mismatch?: AddressPath | undefined;
}

/** An attempt with the answer it gets once all of it is written. */
export function answerTo({ key, fingerprint }: RegistrationAttempt, loginId: string): AnsweredRequest {
  const result: RegistrationResult = { status: 'CREATED', loginId };
  return { key, fingerprint, loginId, answer: JSON.stringify(result) };
}
