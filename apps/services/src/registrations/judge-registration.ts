import {
  type CustomerInfo,
  judgeSubmission,
  type RegistrationRequest,
  withPostalMismatch,
} from '@crema/flow-domain';
import { Refused } from './outcome.ts';
import { findTimesOutOfForce } from '../consents/shown-at.ts';
import type { RegistrationAttempt } from './registration-attempt.ts';
import type { RegistrationServices } from './registration-services.ts';

/**
 * Judges a registration by the rules of its flow.
 * @param customer the customer who is logged in and registers for something more
 * @returns the request that is to be kept.
 * @throws {Refused} when there are answers that nothing would keep, or with everything the rules find.
 */
export function judgeRegistration(
  { now, bundle }: RegistrationServices,
  { submission, mismatch }: Pick<RegistrationAttempt, 'submission' | 'mismatch'>,
  customer?: CustomerInfo,
): RegistrationRequest {
  const env = { now: now(), companyTerms: bundle.companyTerms };
  const options = bundle.options(submission.flow);
  const { unexpected, request, ...judged } = judgeSubmission(submission, env, { customer, options });
  // A form that is not offered at all asks for nothing, and says so itself.
  const isOffered = judged.issues.every(({ field }) => field !== undefined);
  if (isOffered && unexpected.length > 0) throw new Refused({ kind: 'malformed' });
  const known = new Set(judged.issues.map(({ field }) => field));
  const outOfForce = findTimesOutOfForce(submission, env.now).filter(({ field }) => !known.has(field));
  const issues = withPostalMismatch([...judged.issues, ...outOfForce], mismatch);
  if (issues.length > 0) throw new Refused({ kind: 'rejected', errors: issues });
  return request;
}
