import { completeRequest } from '../contract/complete-request.ts';
import { allRules } from '../plan/all-rules.ts';
import { contextOf } from '../plan/answers/context-of.ts';
import { standalonePlanWithCardChoice } from '../plan/flows/standalone-with-card-choice.ts';
import type { FlowDefinition } from './flow-definition.ts';

/** The standalone registration with the choice between a digital and a plastic card. */
export const standaloneWithCardChoiceFlow: FlowDefinition = {
  flow: 'standalone',
  planFor: standalonePlanWithCardChoice,
  answersOf: contextOf,
  ruleOf: allRules,
  complete: completeRequest,
};
