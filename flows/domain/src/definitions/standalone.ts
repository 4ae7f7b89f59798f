import { personRules } from '../plan/person/person-rules.ts';
import type { FlowDefinition } from './flow-definition.ts';
import { standaloneQuestions } from './standalone-outline.ts';

/** The standalone registration with a digital card. */
export const standaloneFlow: FlowDefinition = { ...standaloneQuestions, ruleOf: personRules };
