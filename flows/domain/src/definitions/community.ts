import { communityPlan } from '../plan/flows/community.ts';
import { personRules } from '../plan/person/person-rules.ts';
import { personAnswers } from '../plan/answers/person-answers.ts';
import type { FlowDefinition } from './flow-definition.ts';

/** Somebody new joins the community. */
export const communityFlow: FlowDefinition = {
  flow: 'community',
  planFor: communityPlan,
  answersOf: personAnswers,
  ruleOf: personRules,
};
