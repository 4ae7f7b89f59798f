import { loadPersonRules, personAnswers, personFields } from '../fields/person-fields.ts';
import { personRules } from '../fields/person-rules.ts';
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

const asked = {
  flow: 'community',
  planFor: communityPlan,
  answersOf: personAnswers,
} as const satisfies Omit<FlowDefinition, 'ruleOf'>;

/** A new shopper joins the community. */
export const communityFlow: FlowDefinition = { ...asked, ruleOf: personRules };

/** A new shopper joins the community: the flow as its page has it at first. */
export const communityOutline: FlowOutline = { ...asked, loadRules: loadPersonRules };
