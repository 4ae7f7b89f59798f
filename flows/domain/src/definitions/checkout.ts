import { completeRequest } from '../contract/complete-request.ts';
import { allRules } from '../plan/all-rules.ts';
import { checkoutPlan } from '../plan/flows/checkout.ts';
import { contextOf } from '../plan/plan-context.ts';
import type { FlowDefinition } from './flow-definition.ts';

/** The registration inside the checkout, in all its variants. */
export const checkoutFlow: FlowDefinition = {
  flow: 'checkout',
  planFor: checkoutPlan,
  answersOf: contextOf,
  ruleOf: allRules,
  complete: completeRequest,
};
