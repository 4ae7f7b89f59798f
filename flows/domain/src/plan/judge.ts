import type { FormValues, Issue } from '../model/issue.ts';
import type { Site } from '../sites/site.ts';
import type { FieldPlan } from './field-plan.ts';
import type { JudgeEnvironment, RuleOf } from './field-rule.ts';
import { issueParams } from './issue-params.ts';
import { schemaFor } from './schema-for.ts';

/** An issue with what its message speaks of. */
export function withParams(issue: Issue, plan: FieldPlan): Issue {
  const params = issueParams(issue, plan);
  return params ? { ...issue, params } : issue;
}

/** Everything that is wrong with a form's values, one issue per input at the most, in the plan's order. */
export function judge(
  plan: FieldPlan,
  values: FormValues,
  site: Site,
  env: JudgeEnvironment,
  ruleOf: RuleOf,
): readonly Issue[] {
  const { issues = [] } = schemaFor(plan, site, env, ruleOf)['~standard'].validate(values);
  return issues.map(({ message: code, path }) =>
    path ? withParams({ field: path[0], code }, plan) : { code },
  );
}
