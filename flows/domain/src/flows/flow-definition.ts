import type { RequestCompletion } from '../contract/to-request.ts';
import type { FormValues } from '../model/issue.ts';
import type { FormPlan, Flow } from '../plan/form-plan.ts';
import type { RuleOf } from '../fields/field-rule.ts';
import type { PlanAnswers, PlanContext } from '../plan/plan-context.ts';
import type { Site } from '../sites/site.ts';

/**
 * All that is known of one flow. A page imports its own flow's definition and so downloads no other flow's knowledge; the
 * server imports them all.
 */
export interface FlowDefinition {
  readonly flow: Flow;
  readonly planFor: (site: Site, context: PlanContext) => FormPlan;
  /** Which of a form's values decide what it asks. */
  readonly answersOf: (values: FormValues) => PlanAnswers;
  readonly ruleOf: RuleOf;
  /** What the flow's request holds beside the person, the account and the consents. */
  readonly complete?: RequestCompletion;
}

/**
 * What a page knows of a flow before anything is entered: what it asks. Its rules are fetched when somebody enters its form.
 */
export interface FlowOutline extends Omit<FlowDefinition, 'ruleOf'> {
  /** @throws when they cannot be fetched */
  readonly loadRules: () => Promise<RuleOf>;
}
