import { completeRequest } from '../contract/complete-request.ts';
import { layoutAnswers } from '../plan/answers/layout-answers.ts';
import { cardFields } from '../plan/card/card-fields.ts';
import { cardRules } from '../plan/card/card-rules.ts';
import { standalonePlan } from '../plan/flows/standalone.ts';
import { personRules } from '../plan/person/person-rules.ts';
import type { FlowDefinition } from './flow-definition.ts';

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
