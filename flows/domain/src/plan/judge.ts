import type { Issue, FormValues } from '../model/issue.ts';
import type { FormPlan, PlannedConsent } from './form-plan.ts';
import type { Site } from '../sites/site.ts';
import type { FieldRule, JudgeEnvironment, RuleOf } from '../fields/field-rule.ts';

/** The bound that a key's message speaks of, by the key's ending. */
const spokenOf = [
  ['MinLength', 'min'],
  ['MaxLength', 'max'],
  ['Length', 'length'],
  ['taxNumberIsInvalid', 'length'],
] as const;

/**
 * What a key's message speaks of: a bound, the minimum age, the wrong part of a date, or the format of the country's postal
 * codes. It follows from the plan and the field, so that the page need not be told by the server.
 */
function issueParams({ field = '', code }: Issue, { fields }: FormPlan): Issue['params'] {
  // A part of a birth date begins with the name of the date.
  const planned = fields.find(
    (each) =>
      `${field}.`.startsWith(`${each.name}.`) || (each.kind === 'mobilePhone' && each.numberName === field),
  );
  if (planned?.kind === 'birthDate') {
    if (code === 'birthDateError') return { part: field.slice(planned.name.length + 1) };
    return code === 'birthDateMinAge' ? { age: planned.minimumAge } : undefined;
  }
  const example = planned?.kind === 'postalCode' && planned.country.postal?.example;
  if (example && code === 'postalCodeFormat') return { format: example };
  const bound = spokenOf.find(([ending]) => code.endsWith(ending))?.[1];
  const value = bound && planned?.bounds?.[bound];
  return bound && value !== undefined ? { [bound]: value } : undefined;
}

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
