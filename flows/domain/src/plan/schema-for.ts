import type { FormValues } from '../model/issue.ts';
import type { Site } from '../sites/site.ts';
import type { FieldPlan, PlannedConsent } from './field-plan.ts';
import { type FieldRule, type JudgeEnvironment, type RuleOf, ruleOn } from './field-rule.ts';

/** One thing that is wrong: the specification's key, and the input it is told at; none where it concerns the whole form. */
export interface SchemaIssue {
  readonly message: string;
  readonly path?: readonly [string];
}

/** The answer of a form's schema; one that is right is answered with its values. */
type Judged =
  | { readonly value: FormValues; readonly issues?: undefined }
  | { readonly issues: readonly SchemaIssue[] };

/** The schema of a form's values, in the Standard Schema interface (version 1), and always synchronous. */
export interface FormSchema {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: 'crema';
    readonly validate: (values: unknown) => Judged;
    readonly types?: { readonly input: FormValues; readonly output: FormValues } | undefined;
  };
}

function isFormValues(values: unknown): values is FormValues {
  return (
    typeof values === 'object' &&
    values !== null &&
    Object.values(values).every((value) => typeof value === 'string')
  );
}

const consentRule = ({ name, kind, required }: PlannedConsent): FieldRule | undefined =>
  required ? ruleOn(name, (value) => (value === 'on' ? undefined : `consent.${kind}`)) : undefined;

/**
 * The schema of a plan. The page and the server judge with the same one; all fields are always judged, in the plan's order.
 */
export function schemaFor(plan: FieldPlan, site: Site, env: JudgeEnvironment, ruleOf: RuleOf): FormSchema {
  const rules = [
    ...plan.fields.map((field) => (field.disabled ? undefined : ruleOf(field, site, env))),
    ...plan.consents.map(consentRule),
  ];
  const validate = (values: unknown): Judged => {
    if (!isFormValues(values)) return { issues: [{ message: 'MALFORMED_REQUEST' }] };
    const issues: SchemaIssue[] = plan.unavailable ? [{ message: plan.unavailable }] : [];
    for (const rule of rules) {
      for (const [name, message] of Object.entries(rule?.(values) ?? {})) {
        if (message) issues.push({ message, path: [name] });
      }
    }
    return issues.length > 0 ? { issues } : { value: values };
  };
  return { '~standard': { version: 1, vendor: 'crema', validate } };
}
