// In a file of its own because it imports the rules, which a page fetches when its form is entered.
import { allRules } from '../fields/all-rules.ts';
import { personRules } from '../fields/person-rules.ts';
import { checkoutWithAddressWithoutRules, checkoutWithoutRules } from './checkout.ts';
import type { FlowDefinition } from './flow-definition.ts';

/** The registration inside the checkout that asks for no address. */
export const checkoutFlow: FlowDefinition = { ...checkoutWithoutRules, ruleOf: personRules };

/** The registration inside the checkout in all its variants. */
export const checkoutWithAddressFlow: FlowDefinition = {
  ...checkoutWithAddressWithoutRules,
  ruleOf: allRules,
};
