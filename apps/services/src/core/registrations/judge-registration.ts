import {
  type CustomerInfo,
  type Issue,
  type RegistrationRequest,
  withPostalMismatch,
} from '@crema/flow-domain';
import { judgeSubmission } from '@crema/flow-domain/server';
import { judgeEmailDomain } from '../identity/judge-email-domain.ts';
import { Refused } from './outcome.ts';
import { findTimesOutOfForce } from '../consents/shown-at.ts';
import type { RegistrationAttempt, RegistrationParts } from './registration-attempt.ts';

/** Adds the issue of an e-mail address's domain, which a page cannot find. Adds none if the address has an issue already. */
function withDomainIssue(issues: readonly Issue[], email: string): readonly Issue[] {
  const code =
    email === '' || issues.some(({ field }) => field === 'email') ? undefined : judgeEmailDomain(email);
  return code ? [...issues, { field: 'email', code }] : issues;
}

/**
 * Judges a registration by the rules of its flow.
 * @param customer the logged-in customer who registers for something more
 * @param found the issues found before. If the rules find an issue of the same field, only theirs is reported
 * @returns the request to store
 * @throws {Refused} if the request holds values that its form does not show, or with all issues that the rules find
 */
export function judgeRegistration(
  { now, bundle }: RegistrationParts,
  { submission, mismatch }: Pick<RegistrationAttempt, 'submission' | 'mismatch'>,
  customer?: CustomerInfo,
  found: readonly Issue[] = [],
): RegistrationRequest {
  const env = { now: now(), companyTerms: bundle.companyTerms };
  const options = bundle.options(submission.flow);
  const { unexpected, request, ...judged } = judgeSubmission(submission, env, {
    customer,
    options,
    documents: bundle.documents(submission.site),
  });
  // If a form is not offered at all, the issue of the form itself is reported instead.
  const isOffered = judged.issues.every(({ field }) => field !== undefined);
  if (isOffered && unexpected.length > 0) throw new Refused({ kind: 'malformed' });
  const known = new Set(judged.issues.map(({ field }) => field));
  const more = [...found, ...findTimesOutOfForce(submission, env.now)].filter(
    ({ field }) => !known.has(field),
  );
  const ours = withDomainIssue([...judged.issues, ...more], customer ? '' : request.email);
  const issues = withPostalMismatch(ours, mismatch);
  if (issues.length > 0) throw new Refused({ kind: 'rejected', errors: issues });
  return request;
}
