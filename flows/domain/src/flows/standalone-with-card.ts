// In a file of its own because a page fetches it when the shopper ticks the card.
import { completeRequest } from '../contract/complete-request.ts';
import { cardFields, layoutAnswers, loadCardRules } from '../fields/card/card-fields.ts';
import type { FlowOutline } from './flow-definition.ts';
import { standalonePlan } from './standalone.ts';

/** The standalone registration with the choice of a layout. A plastic card is refused until the page has the address. */
export const standaloneLayoutOutline: FlowOutline = {
  flow: 'standalone',
  planFor: (site, context) => standalonePlan(site, context, cardFields),
  answersOf: layoutAnswers,
  loadRules: loadCardRules,
  complete: completeRequest,
};
