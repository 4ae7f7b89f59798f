import { completeRequest } from '../contract/complete-request.ts';
import { layoutAnswers } from '../plan/answers/layout-answers.ts';
import { cardFields } from '../plan/card/card-fields.ts';
import { standalonePlan } from '../plan/flows/standalone.ts';
import type { FlowOutline } from './flow-definition.ts';
import { loadCardRules } from './load-card-rules.ts';

/**
 * The standalone registration with the choice of a layout, as long as the page lacks the fields of an address: a plastic card
 * is refused until then.
 */
export const standaloneLayoutOutline: FlowOutline = {
  flow: 'standalone',
  planFor: (site, context) => standalonePlan(site, context, cardFields),
  answersOf: layoutAnswers,
  loadRules: loadCardRules,
  complete: completeRequest,
};
