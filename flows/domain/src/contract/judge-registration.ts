import { flowDefinitions } from '../definitions/index.ts';
import { documentsFor } from '../documents/index.ts';
import type { ConsentDocument } from '../documents/document.ts';
import { consentKinds } from '../model/consent.ts';
import type { CustomerInfo } from '../model/customer-info.ts';
import type { FormValues, Issue } from '../model/issue.ts';
import type { FieldPlan, PlannedConsent } from '../plan/field-plan.ts';
import type { JudgeEnvironment } from '../plan/field-rule.ts';
import { judge } from '../plan/judge.ts';
import type { PlanOptions, ShopOptions } from '../plan/plan-context.ts';
import { type SiteKey, siteFor } from '../sites/index.ts';
import type { ConsentGrant, RegistrationRequest } from './registration.ts';
import { toRegistrationRequest } from './to-request.ts';
import { toFormValues } from './to-values.ts';

/** A judged registration: what is wrong with it, and the request reduced to what its form shows. */
export interface JudgedRegistration {
  readonly issues: readonly Issue[];
  readonly request: RegistrationRequest;
}

/** Whether an answer was given to the text in force: to its id and version and, where it was sent, its very wording. */
function isCurrent(grant: ConsentGrant | undefined, document: ConsentDocument | undefined): boolean {
  return (
    grant !== undefined &&
    grant.documentId === document?.id &&
    grant.documentVersion === document.version &&
    (grant.textSha256 ?? document.sha256) === document.sha256
  );
}

// An answer to an older text, or none to a consent that the form shows, is no answer to the text in force.
function outdated(
  plan: FieldPlan,
  documents: readonly ConsentDocument[],
  request: RegistrationRequest,
): Issue[] {
  return plan.consents.flatMap(({ kind, name, required }) => {
    const grant = request.consents[kind];
    const missing = required && !grant?.granted;
    const current = isCurrent(
      grant,
      documents.find((each) => each.kind === kind),
    );
    return missing || current ? [] : [{ field: name, code: 'CONSENT_DOCUMENT_OUTDATED' }];
  });
}

/** What the server knows beside the request. */
export interface RegistrationSetting {
  /** Who is logged in; what is known of a customer is asked of nobody else. */
  readonly customer?: CustomerInfo | undefined;
  /** How the shop sets the flow's form up: its own decision, which no request can make. */
  readonly options?: ShopOptions | undefined;
}

/** What the request says about the form it was made with. */
function optionsOf({ variant, subscription }: RegistrationRequest): PlanOptions {
  return {
    withAddress: variant?.withAddress,
    passwordRequired: variant?.password === 'required',
    hidePassword: variant?.password === 'hidden',
    subscription,
  };
}

/**
 * Judges a registration on the server with the page's own plan and schema, all errors at once. The request that comes
 * back is trimmed and holds nothing that its form would not have shown.
 */
export function judgeRegistration(
  request: RegistrationRequest,
  env: JudgeEnvironment,
  { customer, options }: RegistrationSetting = {},
): JudgedRegistration {
  const site = siteFor(request.site);
  const values = toFormValues(request);
  const { planFor, answersOf, ruleOf, complete } = flowDefinitions[request.flow];
  const plan = planFor(site, { ...options, ...optionsOf(request), ...answersOf(values), customer });
  const documents = documentsFor(site.key);
  return {
    issues: [...judge(plan, values, site, env, ruleOf), ...outdated(plan, documents, request)],
    request: withTimes(toRegistrationRequest({ plan, site, documents, complete }, values), request),
  };
}

/** Adds when a page says that it showed its texts; all else of a grant is the server's own knowledge. */
function withTimes(request: RegistrationRequest, sent: RegistrationRequest): RegistrationRequest {
  for (const kind of consentKinds) {
    const [grant, shownAt] = [request.consents[kind], sent.consents[kind]?.shownAt];
    if (grant && shownAt) grant.shownAt = shownAt;
  }
  return request;
}

/** Name of the hidden input that says which version of a consent's text the page showed. */
export const consentVersionField = (name: PlannedConsent['name']): string => `${name}.version`;

/**
 * The request that a form posted without JavaScript makes. Each consent's version is the one the page showed, which need
 * not be the one in force when the form arrives.
 */
export function registrationFromForm(
  flow: RegistrationRequest['flow'],
  siteKey: SiteKey,
  fields: FormValues,
  options: PlanOptions = {},
): RegistrationRequest {
  const site = siteFor(siteKey);
  const documents = documentsFor(siteKey);
  const { planFor, answersOf, complete } = flowDefinitions[flow];
  const plan = planFor(site, { ...options, ...answersOf(fields) });
  const shown = plan.consents.flatMap(({ kind, name }) => {
    const document = documents.find((each) => each.kind === kind);
    const version = fields[consentVersionField(name)];
    // A consent that the page did not show has no answer.
    if (!document || version === undefined) return [];
    return version === document.version ? [document] : [{ ...document, version, sha256: '' }];
  });
  return toRegistrationRequest({ plan, site, documents: shown, complete }, fields);
}
