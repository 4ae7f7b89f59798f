import { completeRequest } from '../contract/complete-request.ts';
import { layoutAnswers } from '../plan/answers/layout-answers.ts';
import { loyaltyCardPlan } from '../plan/flows/loyalty-card.ts';
import type { FlowOutline } from './flow-definition.ts';
import { loadCardRules } from './load-card-rules.ts';

/**
 * The registration for the loyalty card as a page first has it: a plastic card of somebody new is refused until the page has
 * the fields of an address, and with them `loyaltyCardFlow`.
 */
export const loyaltyCardLayoutOutline: FlowOutline = {
  flow: 'loyalty-card',
  planFor: (site, context) => loyaltyCardPlan(site, context),
  answersOf: layoutAnswers,
  loadRules: loadCardRules,
  complete: completeRequest,
};
