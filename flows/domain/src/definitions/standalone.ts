import { completeRequest } from '../contract/complete-request.ts';
import { allRules } from '../plan/all-rules.ts';
import { standalonePlanWithCardChoice } from '../plan/flows/standalone-with-card-choice.ts';
import { standalonePlan } from '../plan/flows/standalone.ts';
import { cardFields } from '../plan/card/card-fields.ts';
import { cardRules } from '../plan/card/card-rules.ts';
import { personRules } from '../plan/person/person-rules.ts';
import { contextOf, layoutAnswers, personAnswers } from '../plan/plan-context.ts';
import type { FlowDefinition } from './flow-definition.ts';

/** The standalone registration with a digital card. */
export const standaloneFlow: FlowDefinition = {
  flow: 'standalone',
  planFor: (site, context) => standalonePlan(site, context),
  answersOf: personAnswers,
  ruleOf: personRules,
};

/**
 * The standalone registration with the choice of a layout, as long as the page lacks the fields of an address: a plastic card
 * is refused until then.
 */
export const standaloneLayoutFlow: FlowDefinition = {
  flow: 'standalone',
  planFor: (site, context) => standalonePlan(site, context, cardFields),
  answersOf: layoutAnswers,
  ruleOf: (...asked) => personRules(...asked) ?? cardRules(...asked),
  complete: completeRequest,
};

/** The standalone registration with the choice between a digital and a plastic card. */
export const standaloneWithCardChoiceFlow: FlowDefinition = {
  flow: 'standalone',
  planFor: standalonePlanWithCardChoice,
  answersOf: contextOf,
  ruleOf: allRules,
  complete: completeRequest,
};
