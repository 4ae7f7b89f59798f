import { completeRequest } from '../contract/complete-request.ts';
import type { RuleOf } from '../plan/field-rule.ts';
import { contextOf } from '../plan/answers/context-of.ts';
import { checkoutPlanWithAddress } from '../plan/flows/checkout-with-address.ts';
import type { FlowDefinition, FlowOutline } from './flow-definition.ts';

/** The questions of the registration inside the checkout, in all its variants. */
export const checkoutWithAddressQuestions = {
  flow: 'checkout',
  planFor: checkoutPlanWithAddress,
  answersOf: contextOf,
  complete: completeRequest,
} as const satisfies Omit<FlowDefinition, 'ruleOf'>;

const loadRules = async (): Promise<RuleOf> => (await import('../plan/all-rules.ts')).allRules;

/** The same, as its page knows it at first. In a file of its own: a page with it loads no rule. */
export const checkoutWithAddressOutline: FlowOutline = { ...checkoutWithAddressQuestions, loadRules };
