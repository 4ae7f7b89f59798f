import type { ConsentDocument } from '../documents/document.ts';
import { documentsFor } from '../documents/index.ts';
import type { JudgeEnvironment } from '../fields/field-rule.ts';
import { flowDefinitions } from '../flows/index.ts';
import { consentKinds } from '../model/consent.ts';
import type { CustomerInfo } from '../model/customer-info.ts';
import type { Issue } from '../model/issue.ts';
import type { FormPlan } from '../plan/form-plan.ts';
import type { PlanOptions, ShopOptions } from '../plan/plan-context.ts';
import { siteFor } from '../sites/index.ts';
import { type JudgedInputs, judgeSent } from './judge-sent.ts';
import type { RegistrationRequest } from './registration.ts';
import type { ShownDocument, Submission } from './submission.ts';
import { toRegistrationRequest } from './to-request.ts';

/** A judged submission. */
export interface JudgedSubmission extends JudgedInputs {
  /** The request to store: the fields that the form shows, each value as it was judged. */
  readonly request: RegistrationRequest;
}

/** True if the shopper answered the text in force: the same id and version and, if it was sent, the same wording. */
function isCurrent(shown: ShownDocument | undefined, document: ConsentDocument | undefined): boolean {
  return (
    shown !== undefined &&
    shown.documentId === document?.id &&
    shown.documentVersion === document.version &&
    (shown.textSha256 ?? document.sha256) === document.sha256
  );
}

// An answer to an older text does not count. Neither does a missing answer to a consent that the form shows.
function outdated(
  plan: FormPlan,
  documents: readonly ConsentDocument[],
  { values, shown }: Submission,
): Issue[] {
  return plan.consents.flatMap(({ kind, name, required }) => {
    const missing = required && values[name] !== 'on';
    const current = isCurrent(
      shown[kind],
      documents.find((each) => each.kind === kind),
    );
    return missing || current ? [] : [{ field: name, code: 'CONSENT_DOCUMENT_OUTDATED' }];
  });
}

/** The data that the server adds to a submission. */
export interface SubmissionSetting {
  /** The customer who is logged in. The form does not ask for data that the server has. */
  readonly customer?: CustomerInfo | undefined;
  /** The shop's settings of the form. No request can change them. */
  readonly options?: ShopOptions | undefined;
  /** The documents in force, in the words that the page shows. @default `documentsFor` the site */
  readonly documents?: readonly ConsentDocument[] | undefined;
}

/** Returns the settings of the form on the page, as the submission names them. */
function optionsOf({ variant, subscription }: Submission): PlanOptions {
  return {
    withAddress: variant?.withAddress,
    passwordRequired: variant?.password === 'required',
    hidePassword: variant?.password === 'hidden',
    subscription,
  };
}

/** Adds the times at which the page showed its texts. The server knows the rest of a grant itself. */
function withTimes(request: RegistrationRequest, shown: Submission['shown']): RegistrationRequest {
  for (const kind of consentKinds) {
    const [grant, shownAt] = [request.consents[kind], shown[kind]?.shownAt];
    if (grant && shownAt) grant.shownAt = shownAt;
  }
  return request;
}

/** Judges a submission on the server by the same plan as on the page. Returns all errors at once. */
export function judgeSubmission(
  submission: Submission,
  env: JudgeEnvironment,
  { customer, options, documents = documentsFor(siteFor(submission.site).key) }: SubmissionSetting = {},
): JudgedSubmission {
  const { flow, shown } = submission;
  const site = siteFor(submission.site);
  const { planFor, answersOf, ruleOf, complete } = flowDefinitions[flow];
  const plan = planFor(site, {
    ...options,
    ...optionsOf(submission),
    ...answersOf(submission.values),
    customer,
  });
  const { issues, unexpected, values } = judgeSent(submission, plan, site, env, ruleOf);
  return {
    issues: [...issues, ...outdated(plan, documents, submission)],
    unexpected,
    request: withTimes(toRegistrationRequest({ plan, site, documents, complete }, values), shown),
  };
}
