import { completeRequest } from '../contract/complete-request.ts';
import { addressFields } from '../plan/address/address-fields.ts';
import { allRules } from '../plan/all-rules.ts';
import { cardRules } from '../plan/card/card-rules.ts';
import { loyaltyCardPlan } from '../plan/flows/loyalty-card.ts';
import { personRules } from '../plan/person/person-rules.ts';
import { contextOf, layoutAnswers } from '../plan/plan-context.ts';
import type { FlowDefinition } from './flow-definition.ts';

/**
 * The registration for the loyalty card as a page first has it: a plastic card of somebody new is refused until the page has
 * the fields of an address, and with them `loyaltyCardFlow`.
 */
export const loyaltyCardLayoutFlow: FlowDefinition = {
  flow: 'loyalty-card',
  planFor: (site, context) => loyaltyCardPlan(site, context),
  answersOf: layoutAnswers,
  ruleOf: (...asked) => personRules(...asked) ?? cardRules(...asked),
  complete: completeRequest,
};

/** The registration for the loyalty card, of somebody new or of a known customer. */
export const loyaltyCardFlow: FlowDefinition = {
  flow: 'loyalty-card',
  planFor: (site, context) => loyaltyCardPlan(site, context, addressFields),
  answersOf: contextOf,
  ruleOf: allRules,
  complete: completeRequest,
};
