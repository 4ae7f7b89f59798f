import { withVariant } from '../contract/complete-request.ts';
import { checkoutAnswers } from '../plan/answers/checkout-answers.ts';
import { checkoutPlan } from '../plan/flows/checkout.ts';
import { personRules } from '../plan/person/person-rules.ts';
import type { FlowDefinition, FlowOutline } from './flow-definition.ts';
import { loadPersonRules } from './load-person-rules.ts';

const asked = {
  flow: 'checkout',
  planFor: (site, context) => checkoutPlan(site, context),
  answersOf: checkoutAnswers,
  complete: withVariant,
} as const satisfies Omit<FlowDefinition, 'ruleOf'>;

/** The registration inside the checkout that asks no address. */
export const checkoutFlow: FlowDefinition = { ...asked, ruleOf: personRules };

/** The same, as its page knows it at first. */
export const checkoutOutline: FlowOutline = { ...asked, loadRules: loadPersonRules };
