import { buildPlan, unavailablePlan } from '../plan/build-plan.ts';
import type { FlowDefinition } from './flow-definition.ts';

/** A customer asks to join the community: the form has its conditions alone (Registration §2, form 11). */
export const communityRequestFlow: FlowDefinition = {
  flow: 'community-request',
  planFor: (site, context) =>
    site.community
      ? buildPlan('community-request', site, context, [])
      : unavailablePlan('community-request', 'COMMUNITY_NOT_AVAILABLE'),
  answersOf: () => ({}),
  // It has no fields. The plan itself judges consents.
  ruleOf: Object.assign(() => ({}), { read: () => '' }),
};
