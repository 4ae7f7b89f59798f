// In a file of its own because it imports the rules, which a page fetches when the shopper chooses a plastic card.
import { completeRequest } from '../contract/complete-request.ts';
import { addressFields, contextOf } from '../fields/address-fields.ts';
import { allRules } from '../fields/all-rules.ts';
import { cardFields } from '../fields/card/card-fields.ts';
import { personAnswers } from '../fields/person-fields.ts';
import { personRules } from '../fields/person-rules.ts';
import type { FlowDefinition } from './flow-definition.ts';
import { standalonePlan } from './standalone.ts';

/** The standalone registration with a digital card. */
export const standaloneFlow: FlowDefinition = {
  flow: 'standalone',
  planFor: (site, context) => standalonePlan(site, context),
  answersOf: personAnswers,
  ruleOf: personRules,
};

/** The standalone registration with the choice between a digital and a plastic card. */
export const standaloneWithCardChoiceFlow: FlowDefinition = {
  flow: 'standalone',
  planFor: (site, context) =>
    standalonePlan(site, context, (of, within) => cardFields(of, within, addressFields)),
  answersOf: contextOf,
  ruleOf: allRules,
  complete: completeRequest,
};
