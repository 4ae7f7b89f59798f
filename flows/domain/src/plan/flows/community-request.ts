import type { Site } from '../../sites/site.ts';
import { buildPlan, unavailablePlan } from '../build-plan.ts';
import type { FormPlan } from '../form-plan.ts';
import type { PlanContext } from '../plan-context.ts';

/** The request of a customer to join the community: nothing but its conditions (Registration §2, form 11). */
export function communityRequestPlan(site: Site, context: PlanContext): FormPlan {
  if (!site.community) return unavailablePlan('community-request', 'COMMUNITY_NOT_AVAILABLE');
  return buildPlan('community-request', site, context, []);
}
