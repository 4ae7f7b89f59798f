import {
  type CustomerInfo,
  judgeRegistration,
  type RegistrationRequest,
  type RegistrationResult,
} from '@crema/flow-domain';
import type { Services } from '../http/services.ts';
import type { AnsweredRequest } from './answered-requests.ts';
import { leavesOut } from './leaves-out.ts';
import { Refused } from './outcome.ts';

/** What a registration needs of the services. */
export type Needs = Pick<Services, 'db' | 'identity' | 'now' | 'bundle'>;

/** One attempt to register. */
export interface Attempt {
  /** The idempotency key. */
  readonly key: string;
  readonly fingerprint: string;
  readonly request: RegistrationRequest;
}

/** The attempt with the answer it gets once all of it is written. */
export function answerTo({ key, fingerprint }: Attempt, loginId: string): AnsweredRequest {
  const result: RegistrationResult = { status: 'CREATED', loginId };
  return { key, fingerprint, loginId, answer: JSON.stringify(result) };
}

/**
 * Judges a request by the rules of its flow.
 * @param customer who is logged in and registers
 * @returns the request as it is to be kept.
 * @throws {Refused} with everything the rules find, or when a part of it would get lost.
 */
export function accept(
  { now, bundle }: Needs,
  request: RegistrationRequest,
  customer?: CustomerInfo,
): RegistrationRequest {
  const env = { now: now(), companyTerms: bundle.companyTerms };
  const judged = judgeRegistration(request, env, { customer, options: bundle.options(request.flow) });
  if (judged.issues.length > 0) throw new Refused({ kind: 'rejected', errors: judged.issues });
  if (leavesOut(request, judged.request)) throw new Refused({ kind: 'malformed' });
  return judged.request;
}
