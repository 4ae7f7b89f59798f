// In a file of its own because it imports the rules, which a page fetches when its form is entered.
import { personRules } from '../fields/person-rules.ts';
import { communityWithoutRules } from './community.ts';
import type { FlowDefinition } from './flow-definition.ts';

/** A new shopper joins the community. */
export const communityFlow: FlowDefinition = { ...communityWithoutRules, ruleOf: personRules };
