import { personAnswers } from '../plan/answers/person-answers.ts';
import { standalonePlan } from '../plan/flows/standalone.ts';
import type { FlowDefinition, FlowOutline } from './flow-definition.ts';
import { loadPersonRules } from './load-person-rules.ts';

/** The questions of the standalone registration with a digital card. */
export const standaloneQuestions = {
  flow: 'standalone',
  planFor: (site, context) => standalonePlan(site, context),
  answersOf: personAnswers,
} as const satisfies Omit<FlowDefinition, 'ruleOf'>;

/** The standalone registration as its page knows it at first. In a file of its own: a page with it loads no rule. */
export const standaloneOutline: FlowOutline = { ...standaloneQuestions, loadRules: loadPersonRules };
