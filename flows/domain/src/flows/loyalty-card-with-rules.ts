// In a file of its own because it imports the rules and the address, which a page fetches when the shopper chooses a plastic card.
import { completeRequest } from '../contract/complete-request.ts';
import { addressFields, contextOf } from '../fields/address-fields.ts';
import { allRules } from '../fields/all-rules.ts';
import type { FlowDefinition } from './flow-definition.ts';
import { loyaltyCardPlan } from './loyalty-card.ts';

/** The registration for the loyalty card, for a new shopper and for a known customer. */
export const loyaltyCardFlow: FlowDefinition = {
  flow: 'loyalty-card',
  planFor: (site, context) => loyaltyCardPlan(site, context, addressFields),
  answersOf: contextOf,
  ruleOf: allRules,
  complete: completeRequest,
};
