import type { Site } from '../../sites/site.ts';
import { buildPlan, unavailablePlan } from '../build-plan.ts';
import type { FormPlan } from '../form-plan.ts';
import { accountFields } from '../person/account-fields.ts';
import { personFields } from '../person/person-fields.ts';
import type { PlanContext } from '../plan-context.ts';

/** The registration of somebody new who joins the community (Registration §1, §2). */
export function communityPlan(site: Site, context: PlanContext): FormPlan {
  if (!site.community) return unavailablePlan('community', 'COMMUNITY_NOT_AVAILABLE');
  return buildPlan('community', site, context, [
    ...personFields('community', site, context),
    ...accountFields('community', context),
  ]);
}
