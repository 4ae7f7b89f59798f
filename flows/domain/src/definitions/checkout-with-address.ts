import { allRules } from '../plan/all-rules.ts';
import { checkoutWithAddressQuestions } from './checkout-with-address-outline.ts';
import type { FlowDefinition } from './flow-definition.ts';

/** The registration inside the checkout, in all its variants. */
export const checkoutWithAddressFlow: FlowDefinition = { ...checkoutWithAddressQuestions, ruleOf: allRules };
