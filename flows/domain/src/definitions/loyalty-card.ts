import { completeRequest } from '../contract/complete-request.ts';
import { allRules } from '../plan/all-rules.ts';
import { loyaltyCardPlan } from '../plan/flows/loyalty-card.ts';
import { contextOf } from '../plan/plan-context.ts';
import type { FlowDefinition } from './flow-definition.ts';

/** The registration for the loyalty card, of somebody new or of a known customer. */
export const loyaltyCardFlow: FlowDefinition = {
  flow: 'loyalty-card',
  planFor: loyaltyCardPlan,
  answersOf: contextOf,
  ruleOf: allRules,
  complete: completeRequest,
};
