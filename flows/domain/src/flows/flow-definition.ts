import type { RequestCompletion } from '../contract/to-request.ts';
import type { RuleOf } from '../fields/field-rule.ts';
import type { FormValues } from '../model/issue.ts';
import type { Flow, FormPlan } from '../plan/form-plan.ts';
import type { PlanAnswers, PlanContext } from '../plan/plan-context.ts';
import type { Site } from '../sites/site.ts';

/**
 * One flow: its fields, rules and request. A page imports the definition of its own flow and downloads no other. The server imports
 * them all.
 */
export interface FlowDefinition {
  readonly flow: Flow;
  readonly planFor: (site: Site, context: PlanContext) => FormPlan;
  /** Returns the answers among a form's values that decide what it asks. */
  readonly answersOf: (values: FormValues) => PlanAnswers;
  readonly ruleOf: RuleOf;
  /** Adds the data of this flow to a request that has the person, the account and the consents. */
  readonly complete?: RequestCompletion;
}

/**
 * A flow as its page has it at first: its fields without the rules. The page fetches the rules when the shopper enters the form.
 */
export interface FlowOutline extends Omit<FlowDefinition, 'ruleOf'> {
  /** @throws if the rules cannot be fetched */
  readonly loadRules: () => Promise<RuleOf>;
}
