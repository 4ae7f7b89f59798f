import { completeRequest } from '../contract/complete-request.ts';
import { allRules } from '../plan/all-rules.ts';
import { contextOf } from '../plan/answers/context-of.ts';
import { checkoutPlanWithAddress } from '../plan/flows/checkout-with-address.ts';
import type { FlowDefinition } from './flow-definition.ts';

/** The registration inside the checkout, in all its variants. */
export const checkoutWithAddressFlow: FlowDefinition = {
  flow: 'checkout',
  planFor: checkoutPlanWithAddress,
  answersOf: contextOf,
  ruleOf: allRules,
  complete: completeRequest,
};
