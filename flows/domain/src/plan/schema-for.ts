import type { JudgeEnvironment, RuleOf } from '../fields/field-rule.ts';
import { readInputs } from '../fields/read-inputs.ts';
import type { FormValues } from '../model/issue.ts';
import type { Site } from '../sites/site.ts';
import type { FormPlan } from './form-plan.ts';
import { findIssues } from './judge.ts';

/** One error: the specification's key, and the path of its input. No path if it concerns the whole form. */
export interface SchemaIssue {
  readonly message: string;
  readonly path?: readonly [string];
}

/** The result of a form's schema: the values if they are right, else the errors. */
type Judged =
  | { readonly value: FormValues; readonly issues?: undefined }
  | { readonly issues: readonly SchemaIssue[] };

/** The schema of a form's values, in the Standard Schema interface (version 1). Always synchronous. */
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

/** Returns the schema of a plan, for libraries that read such schemas. It finds the same errors as `judge`. */
export function schemaFor(plan: FormPlan, site: Site, env: JudgeEnvironment, ruleOf: RuleOf): FormSchema {
  const validate = (values: unknown): Judged => {
    if (!isFormValues(values)) return { issues: [{ message: 'MALFORMED_REQUEST' }] };
    const found = findIssues(plan, readInputs(plan, values, ruleOf.read), site, env, ruleOf);
    if (found.length === 0) return { value: values };
    return {
      issues: found.map(({ code, field }) =>
        field === undefined ? { message: code } : { message: code, path: [field] },
      ),
    };
  };
  return { '~standard': { version: 1, vendor: 'crema', validate } };
}
