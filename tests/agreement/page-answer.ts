import {
  flowDefinitions,
  type Issue,
  judge,
  judgeWithCauses,
  type JudgeEnvironment,
  type RegistrationRequest,
  siteFor,
  toRegistrationRequest,
} from '../../flows/domain/src/index.ts';
import { documentsFor } from '../../flows/domain/src/server.ts';
import type { RegistrationCase } from './registration-case.ts';

/** The result of a page for a case: its errors, and the request that it would send. */
export interface PageAnswer {
  readonly issues: readonly Issue[];
  /**
   * The same errors as the shopper sees them. They include causes that the response to a request does not
   * contain.
   */
  readonly shownIssues: readonly Issue[];
  readonly request: RegistrationRequest;
}

/**
 * Does the same as a page at a submit: the plan follows the visible inputs, and the page validates and sends
 * all values of the form. A real page does not send wrong values. This one does, so that the server has to
 * find the same errors.
 */
export function pageAnswer(
  { flow, site: key, options, values, remembered }: RegistrationCase,
  env: JudgeEnvironment,
): PageAnswer {
  const { planFor, answersOf, ruleOf, complete } = flowDefinitions[flow];
  const site = siteFor(key);
  const plan = planFor(site, { ...options, ...answersOf(values) });
  const formValues = { ...remembered, ...values };
  const documents = documentsFor(key);
  const judged = judge(plan, formValues, site, env, ruleOf);
  return {
    issues: judged.issues,
    shownIssues: judgeWithCauses(plan, formValues, site, env, ruleOf).issues,
    request: toRegistrationRequest({ plan, site, documents, complete }, judged.values),
  };
}
