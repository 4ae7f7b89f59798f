import type { FieldRule, JudgeEnvironment, RuleOf } from '../fields/field-rule.ts';
import type { FormValues, Issue } from '../model/issue.ts';
import type { Site } from '../sites/site.ts';
import type { FormPlan, PlannedConsent } from './form-plan.ts';

/** The bound in a key's message, by the key's ending. */
const spokenOf = [
  ['MinLength', 'min'],
  ['MaxLength', 'max'],
  ['Length', 'length'],
  ['taxNumberIsInvalid', 'length'],
] as const;

/**
 * Returns the parameters of a key's message: a bound, the minimum age, the wrong part of a date, or the format of the country's
 * postal codes. They follow from the plan and the field, so the server does not send them.
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
 * Returns all errors of a form's values as codes without parameters, at most one per input. Page and server find the same ones. It
 * always judges all fields, in the plan's order.
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

/** Adds the parameters of its message to an issue. */
export function withParams(issue: Issue, plan: FormPlan): Issue {
  const params = issueParams(issue, plan);
  return params ? { ...issue, params } : issue;
}

/** Returns all errors of a form's values, at most one per input, in the plan's order. */
export function judge(
  plan: FormPlan,
  values: FormValues,
  site: Site,
  env: JudgeEnvironment,
  ruleOf: RuleOf,
): readonly Issue[] {
  return findIssues(plan, values, site, env, ruleOf).map((issue) => withParams(issue, plan));
}
