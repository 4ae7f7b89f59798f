import { completeRequest } from '../contract/complete-request.ts';
import { withVariant } from '../contract/with-variant.ts';
import { allRules } from '../plan/all-rules.ts';
import { checkoutPlanWithAddress } from '../plan/flows/checkout-with-address.ts';
import { checkoutPlan } from '../plan/flows/checkout.ts';
import { personRules } from '../plan/person/person-rules.ts';
import { checkoutAnswers, contextOf } from '../plan/plan-context.ts';
import type { FlowDefinition } from './flow-definition.ts';

/** The registration inside the checkout that asks no address. */
export const checkoutFlow: FlowDefinition = {
  flow: 'checkout',
  planFor: (site, context) => checkoutPlan(site, context),
  answersOf: checkoutAnswers,
  ruleOf: personRules,
  complete: withVariant,
};

/** The registration inside the checkout, in all its variants. */
export const checkoutWithAddressFlow: FlowDefinition = {
  flow: 'checkout',
  planFor: checkoutPlanWithAddress,
  answersOf: contextOf,
  ruleOf: allRules,
  complete: completeRequest,
};
