import { personAnswers } from '../plan/answers/person-answers.ts';
import { standalonePlan } from '../plan/flows/standalone.ts';
import { personRules } from '../plan/person/person-rules.ts';
import type { FlowDefinition } from './flow-definition.ts';

/** The standalone registration with a digital card. */
export const standaloneFlow: FlowDefinition = {
  flow: 'standalone',
  planFor: (site, context) => standalonePlan(site, context),
  answersOf: personAnswers,
  ruleOf: personRules,
};
