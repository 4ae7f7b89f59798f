import { documentsFor } from '../documents/index.ts';
import type { ConsentDocument } from '../documents/document.ts';
import type { FormValues, Issue } from '../model/issue.ts';
import type { FieldPlan, Flow } from '../plan/field-plan.ts';
import { judge } from '../plan/judge.ts';
import { contextOf, planFor } from '../plan/plan-for.ts';
import { type JudgeEnvironment, schemaFor } from '../plan/schema-for.ts';
import { type SiteKey, siteFor } from '../sites/index.ts';
import type { RegistrationRequest } from './registration.ts';
import { toRegistrationRequest } from './to-request.ts';
import { toFormValues } from './to-values.ts';

/** A judged registration: what is wrong with it, and the request reduced to what its form shows. */
export interface JudgedRegistration {
  readonly issues: readonly Issue[];
  readonly request: RegistrationRequest;
}

// A consent counts only for the text that is in force: an older version must be read anew.
function outdated(
  plan: FieldPlan,
  documents: readonly ConsentDocument[],
  request: RegistrationRequest,
): Issue[] {
  return plan.consents.flatMap(({ kind, name }) => {
    const grant = request.consents[kind];
    const document = documents.find((each) => each.kind === kind);
    const current = grant?.documentId === document?.id && grant?.documentVersion === document?.version;
    return !grant?.granted || current ? [] : [{ field: name, code: 'CONSENT_DOCUMENT_OUTDATED' }];
  });
}

/**
 * Judges a registration on the server with the page's own plan and schema, all errors at once. The request that comes
 * back is trimmed and holds nothing that its form would not have shown.
 */
export function judgeRegistration(request: RegistrationRequest, env: JudgeEnvironment): JudgedRegistration {
  const site = siteFor(request.site);
  const values = toFormValues(request);
  const plan = planFor(request.flow, site, contextOf(values));
  const documents = documentsFor(site.key);
  return {
    issues: [...judge(schemaFor(plan, site, env), values, site), ...outdated(plan, documents, request)],
    request: toRegistrationRequest(plan, site, documents, values),
  };
}

/** The request that a form posted without JavaScript makes. */
export function registrationFromForm(flow: Flow, siteKey: SiteKey, fields: FormValues): RegistrationRequest {
  const site = siteFor(siteKey);
  return toRegistrationRequest(planFor(flow, site, contextOf(fields)), site, documentsFor(siteKey), fields);
}
