import type { Issue } from '../model/issue.ts';

const codes = { required: 'passwordAgain', optional: 'optionalPasswordAgain' } as const;

/**
 * How a form that comes back asks for the password that was lost on its way. Where none is needed, it tells what comes of
 * leaving it out.
 */
export function passwordAgain(required: boolean): Issue {
  return { field: 'password', code: required ? codes.required : codes.optional };
}

/** Whether a form came back without the password that was entered. */
export function asksPasswordAgain(issues: readonly Issue[] = []): boolean {
  return issues.some(({ code }) => code === codes.required || code === codes.optional);
}
