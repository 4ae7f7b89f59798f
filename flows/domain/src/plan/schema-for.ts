import type { FormValues } from '../model/issue.ts';
import type { Site } from '../sites/site.ts';
import type { JudgeEnvironment, RuleOf } from '../fields/field-rule.ts';
import { findIssues } from './judge.ts';
import type { FormPlan } from './form-plan.ts';

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

/** The schema of a plan, for whoever reads such schemas: it finds what `judge` finds. */
export function schemaFor(plan: FormPlan, site: Site, env: JudgeEnvironment, ruleOf: RuleOf): FormSchema {
  const validate = (values: unknown): Judged => {
    if (!isFormValues(values)) return { issues: [{ message: 'MALFORMED_REQUEST' }] };
    const found = findIssues(plan, values, site, env, ruleOf);
    if (found.length === 0) return { value: values };
    return {
      issues: found.map(({ code, field }) =>
        field === undefined ? { message: code } : { message: code, path: [field] },
      ),
    };
  };
  return { '~standard': { version: 1, vendor: 'crema', validate } };
}
