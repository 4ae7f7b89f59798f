import type { Site } from '../sites/site.ts';
import { accountFields } from './account.ts';
import type { FieldPlan } from './field-plan.ts';
import { formPlan, unavailablePlan } from './form-plan.ts';
import { personFields } from './person.ts';
import type { PlanContext } from './plan-context.ts';

/** The registration of somebody new who joins the community (Registration §1, §2). */
export function communityPlan(site: Site, context: PlanContext): FieldPlan {
  if (!site.community) return unavailablePlan('community', site, 'COMMUNITY_NOT_AVAILABLE');
  return formPlan('community', site, context, [
    ...personFields('community', site, context),
    ...accountFields('community', context),
  ]);
}

/** The request of a customer to join the community: nothing but its conditions (Registration §2, form 11). */
export function communityRequestPlan(site: Site, context: PlanContext): FieldPlan {
  if (!site.community) return unavailablePlan('community-request', site, 'COMMUNITY_NOT_AVAILABLE');
  return formPlan('community-request', site, context, []);
}
