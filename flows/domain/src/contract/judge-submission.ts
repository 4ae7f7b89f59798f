import { flowDefinitions } from '../flows/index.ts';
import type { ConsentDocument } from '../documents/document.ts';
import { documentsFor } from '../documents/index.ts';
import { consentKinds } from '../model/consent.ts';
import type { CustomerInfo } from '../model/customer-info.ts';
import type { Issue } from '../model/issue.ts';
import type { JudgeEnvironment } from '../fields/field-rule.ts';
import type { FormPlan } from '../plan/form-plan.ts';
import { judge } from '../plan/judge.ts';
import { judgeWithCauses } from '../plan/judge-with-causes.ts';
import type { PlanOptions, ShopOptions } from '../plan/plan-context.ts';
import { siteFor } from '../sites/index.ts';
import type { RegistrationRequest } from './registration.ts';
import type { ShownDocument, Submission } from './submission.ts';
import { toRegistrationRequest } from './to-request.ts';
import { unexpectedInputs } from './unexpected-inputs.ts';

/** A judged submission. */
export interface JudgedSubmission {
  /** Everything that is wrong with it. */
  readonly issues: readonly Issue[];
  /** Names of the inputs whose answers nothing would keep, where it came as a call. */
  readonly unexpected: readonly string[];
  /** The request that is kept: what the form shows, each value as it was judged. */
  readonly request: RegistrationRequest;
}

/** Whether an answer was given to the text in force: to its id and version and, where it was sent, its very wording. */
function isCurrent(shown: ShownDocument | undefined, document: ConsentDocument | undefined): boolean {
  return (
    shown !== undefined &&
    shown.documentId === document?.id &&
    shown.documentVersion === document.version &&
    (shown.textSha256 ?? document.sha256) === document.sha256
  );
}

// An answer to an older text, or none to a consent that the form shows, is no answer to the text in force.
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

/** The server's own knowledge beside a submission. */
export interface SubmissionSetting {
  /** The customer who is logged in; what is known of one is asked of nobody else. */
  readonly customer?: CustomerInfo | undefined;
  /** How the shop sets the flow's form up: its own decision, which no request can make. */
  readonly options?: ShopOptions | undefined;
  /** The documents in force, in the words that the page shows. @default `documentsFor` the site */
  readonly documents?: readonly ConsentDocument[] | undefined;
}

/** How the page had set up the form that was filled in. */
function optionsOf({ variant, subscription }: Submission): PlanOptions {
  return {
    withAddress: variant?.withAddress,
    passwordRequired: variant?.password === 'required',
    hidePassword: variant?.password === 'hidden',
    subscription,
  };
}

/** Adds when a page says that it showed its texts; all else of a grant is the server's own knowledge. */
function withTimes(request: RegistrationRequest, shown: Submission['shown']): RegistrationRequest {
  for (const kind of consentKinds) {
    const [grant, shownAt] = [request.consents[kind], shown[kind]?.shownAt];
    if (grant && shownAt) grant.shownAt = shownAt;
  }
  return request;
}

/** Judges a submission on the server with the page's own plan and schema, all errors at once. */
export function judgeSubmission(
  submission: Submission,
  env: JudgeEnvironment,
  { customer, options, documents = documentsFor(siteFor(submission.site).key) }: SubmissionSetting = {},
): JudgedSubmission {
  const { flow, values, shown, sentAs } = submission;
  const site = siteFor(submission.site);
  const { planFor, answersOf, ruleOf, complete } = flowDefinitions[flow];
  const plan = planFor(site, { ...options, ...optionsOf(submission), ...answersOf(values), customer });
  // A page that makes a call names causes itself. The answer to a call repeats nothing that was typed.
  const judgeSent = sentAs === 'form' ? judgeWithCauses : judge;
  return {
    issues: [...judgeSent(plan, values, site, env, ruleOf), ...outdated(plan, documents, submission)],
    unexpected: sentAs === 'call' ? unexpectedInputs(plan, values) : [],
    request: withTimes(toRegistrationRequest({ plan, site, documents, complete }, values), shown),
  };
}
