import { completeRequest } from '../contract/complete-request.ts';
import { layoutAnswers } from '../plan/answers/layout-answers.ts';
import { cardRules } from '../plan/card/card-rules.ts';
import { loyaltyCardPlan } from '../plan/flows/loyalty-card.ts';
import { personRules } from '../plan/person/person-rules.ts';
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
