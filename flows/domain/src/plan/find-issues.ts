import type { FormValues, Issue } from '../model/issue.ts';
import type { Site } from '../sites/site.ts';
import type { FieldRule, JudgeEnvironment, RuleOf } from './field-rule.ts';
import type { FormPlan, PlannedConsent } from './form-plan.ts';

const consentRule = ({ name, kind, required }: PlannedConsent): FieldRule | undefined =>
  required ? (values) => ({ [name]: values[name] === 'on' ? undefined : `consent.${kind}` }) : undefined;

/**
 * All that is wrong with a form's values, as bare codes, one per input at the most. The page and the server find the same; all
 * fields are always judged, in the plan's order.
 */
export function findIssues(
  plan: FormPlan,
  values: FormValues,
  site: Site,
  env: JudgeEnvironment,
  ruleOf: RuleOf,
): readonly Issue[] {
  const rules = [
    ...plan.fields.map((field) => (field.disabled ? undefined : ruleOf(field, site, env))),
    ...plan.consents.map(consentRule),
  ];
  const issues: Issue[] = plan.unavailable ? [{ code: plan.unavailable }] : [];
  for (const rule of rules) {
    for (const [field, code] of Object.entries(rule?.(values) ?? {})) if (code) issues.push({ field, code });
  }
  return issues;
}
