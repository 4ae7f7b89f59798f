import type { FormValues, Issue } from '../model/issue.ts';
import { issueParams } from '../rules/issue-params.ts';
import type { Site } from '../sites/site.ts';
import type { FormSchema } from './schema-for.ts';

/** Everything that is wrong with the values, one issue per field at the most, in the plan's order. */
export function judge(schema: FormSchema, values: FormValues, site: Site): readonly Issue[] {
  const result = schema['~standard'].validate(values);
  // The rules are synchronous; a schema that became a promise would be a mistake of ours, not of the shopper.
  if (result instanceof Promise) throw new TypeError('A form schema must judge synchronously.');
  return (result.issues ?? []).map(({ message, path }) => {
    const segment = path?.[0];
    const field = String(typeof segment === 'object' ? segment.key : segment);
    const params = issueParams(message, site);
    return params ? { field, code: message, params } : { field, code: message };
  });
}
