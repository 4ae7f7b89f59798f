import { communityRequestPlan } from '../plan/flows/community-request.ts';
import type { FlowDefinition } from './flow-definition.ts';

/** A customer asks to join the community. */
export const communityRequestFlow: FlowDefinition = {
  flow: 'community-request',
  planFor: communityRequestPlan,
  // It asks for nothing but consents, which the plan itself judges.
  answersOf: () => ({}),
  ruleOf: () => undefined,
};
