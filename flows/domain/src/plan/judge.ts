import type { FormValues, Issue } from '../model/issue.ts';
import type { Site } from '../sites/site.ts';
import type { JudgeEnvironment, RuleOf } from './field-rule.ts';
import type { FormPlan } from './form-plan.ts';
import { issueParams } from './issue-params.ts';
import { findIssues } from './find-issues.ts';

/** An issue with what its message speaks of. */
export function withParams(issue: Issue, plan: FormPlan): Issue {
  const params = issueParams(issue, plan);
  return params ? { ...issue, params } : issue;
}

/** Everything that is wrong with a form's values, one issue per input at the most, in the plan's order. */
export function judge(
  plan: FormPlan,
  values: FormValues,
  site: Site,
  env: JudgeEnvironment,
  ruleOf: RuleOf,
): readonly Issue[] {
  return findIssues(plan, values, site, env, ruleOf).map((issue) => withParams(issue, plan));
}
