import { withVariant } from '../contract/with-variant.ts';
import { checkoutAnswers } from '../plan/answers/checkout-answers.ts';
import { checkoutPlan } from '../plan/flows/checkout.ts';
import { personRules } from '../plan/person/person-rules.ts';
import type { FlowDefinition } from './flow-definition.ts';

/** The registration inside the checkout that asks no address. */
export const checkoutFlow: FlowDefinition = {
  flow: 'checkout',
  planFor: (site, context) => checkoutPlan(site, context),
  answersOf: checkoutAnswers,
  ruleOf: personRules,
  complete: withVariant,
};
