import { completeRequest } from '../contract/complete-request.ts';
import { addressFields } from '../plan/address/address-fields.ts';
import { allRules } from '../plan/all-rules.ts';
import { contextOf } from '../plan/answers/context-of.ts';
import { loyaltyCardPlan } from '../plan/flows/loyalty-card.ts';
import type { FlowDefinition } from './flow-definition.ts';

/** The registration for the loyalty card, of somebody new or of a known customer. */
export const loyaltyCardFlow: FlowDefinition = {
  flow: 'loyalty-card',
  planFor: (site, context) => loyaltyCardPlan(site, context, addressFields),
  answersOf: contextOf,
  ruleOf: allRules,
  complete: completeRequest,
};
