import { communityPlan } from '../plan/flows/community.ts';
import { personRules } from '../plan/person/person-rules.ts';
import { personAnswers } from '../plan/answers/person-answers.ts';
import type { FlowDefinition, FlowOutline } from './flow-definition.ts';
import { loadPersonRules } from './load-person-rules.ts';

const asked = {
  flow: 'community',
  planFor: communityPlan,
  answersOf: personAnswers,
} as const satisfies Omit<FlowDefinition, 'ruleOf'>;

/** Somebody new joins the community. */
export const communityFlow: FlowDefinition = { ...asked, ruleOf: personRules };

/** The same, as its page knows it at first. */
export const communityOutline: FlowOutline = { ...asked, loadRules: loadPersonRules };
