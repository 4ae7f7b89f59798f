import type { JudgeEnvironment, RuleOf } from '../fields/field-rule.ts';
import { type JudgedValues, readInputs } from '../fields/read-inputs.ts';
import type { FormValues, Issue } from '../model/issue.ts';
import type { Site } from '../sites/site.ts';
import type { FormPlan } from './form-plan.ts';

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
  const planned = fields.find(({ name, inputs }) => name === field || inputs.includes(field));
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

/**
 * Returns all errors of a form's values as codes without parameters, at most one per input. Page and server find the same ones. It
 * always judges all fields, in the plan's order.
 */
export function findIssues(
  plan: FormPlan,
  values: JudgedValues,
  site: Site,
  env: JudgeEnvironment,
  ruleOf: RuleOf,
): readonly Issue[] {
  const issues: Issue[] = plan.unavailable ? [{ code: plan.unavailable }] : [];
  for (const each of plan.fields) {
    if (each.disabled) continue;
    const faults = ruleOf(each, values, site, env);
    for (const [field, code] of Object.entries(faults)) if (code) issues.push({ field, code });
  }
  for (const { name, kind, required } of plan.consents) {
    if (required && values.get(name) !== 'on') issues.push({ field: name, code: `consent.${kind}` });
  }
  return issues;
}

/** Returns an issue with parameters, or as it is without. */
export const addParams = (issue: Issue, params: Issue['params']): Issue =>
  params ? { ...issue, params } : issue;

/** Adds the parameters of its message to an issue. */
export const withParams = (issue: Issue, plan: FormPlan): Issue => addParams(issue, issueParams(issue, plan));

/** The judgement of what a shopper entered. */
export interface Judgement {
  /** All errors, at most one per input, in the plan's order. */
  readonly issues: readonly Issue[];
  /** The values that were judged. A request is made of them, so that nothing is read a second time. */
  readonly values: JudgedValues;
}

/** Reads what a shopper entered, and judges it. */
export function judge(
  plan: FormPlan,
  entered: FormValues,
  site: Site,
  env: JudgeEnvironment,
  ruleOf: RuleOf,
): Judgement {
  const values = readInputs(plan, entered, ruleOf.read);
  const issues = findIssues(plan, values, site, env, ruleOf);
  return { issues: issues.map((issue) => withParams(issue, plan)), values };
}
