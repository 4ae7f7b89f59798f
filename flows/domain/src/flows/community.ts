import { loadPersonRules, personAnswers, personFields } from '../fields/person-fields.ts';
import { buildPlan, unavailablePlan } from '../plan/build-plan.ts';
import type { FormPlan } from '../plan/form-plan.ts';
import type { PlanContext } from '../plan/plan-context.ts';
import type { Site } from '../sites/site.ts';
import type { FlowDefinition, FlowOutline } from './flow-definition.ts';

/** Returns the plan of the registration of a new shopper who joins the community (Registration §1, §2). */
function communityPlan(site: Site, context: PlanContext): FormPlan {
  if (!site.community) return unavailablePlan('community', 'COMMUNITY_NOT_AVAILABLE');
  return buildPlan('community', site, context, [...personFields('community', site, context)]);
}

/** The flow without its rules. */
export const communityWithoutRules = {
  flow: 'community',
  planFor: communityPlan,
  answersOf: personAnswers,
} as const satisfies Omit<FlowDefinition, 'ruleOf'>;

/** A new shopper joins the community: the flow as its page has it at first. */
export const communityOutline: FlowOutline = { ...communityWithoutRules, loadRules: loadPersonRules };
