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

/** What a page makes of a case: what is wrong with it, and what it would send. */
export interface PageAnswer {
  readonly issues: readonly Issue[];
  /** The same, as it is told to the shopper: with the causes that a call's answer does not name. */
  readonly told: readonly Issue[];
  readonly request: RegistrationRequest;
}

/**
 * Does what a page does at a submit: the plan follows the inputs that are shown, and everything the form holds is judged
 * and sent by it. A page sends nothing that is wrong; here it does, so that the server has to find the same.
 */
export function pageAnswer(
  { flow, site: key, options, values, remembered }: RegistrationCase,
  env: JudgeEnvironment,
): PageAnswer {
  const { planFor, answersOf, ruleOf, complete } = flowDefinitions[flow];
  const site = siteFor(key);
  const plan = planFor(site, { ...options, ...answersOf(values) });
  const held = { ...remembered, ...values };
  const documents = documentsFor(key);
  return {
    issues: judge(plan, held, site, env, ruleOf),
    told: judgeWithCauses(plan, held, site, env, ruleOf),
    request: toRegistrationRequest({ plan, site, documents, complete }, held),
  };
}
