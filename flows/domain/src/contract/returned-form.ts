import type { FormValues, Issue } from '../model/issue.ts';

/** The reasons why the server refuses a form without an error in a field. Each has a text in the form's banner. */
export const formProblems = [
  'technicalError',
  'sessionExpired',
  'inProgress',
  'alreadySent',
  'notLoggedIn',
  'alreadyLoggedIn',
  'unavailable',
  'rateLimited',
  'offline',
] as const;

export type FormProblem = (typeof formProblems)[number];

/** A form that was posted without JavaScript and returns to the shopper with errors (Registration §2). */
export interface ReturnedForm {
  /** Values by input name, as they were entered. Never the password: the form asks for it again, see `passwordAgain`. */
  readonly values: FormValues;
  readonly issues: readonly Issue[];
  /**
   * Options in place of a text, by input name: the towns of a postal code, the districts of a province. A page without JavaScript
   * cannot fetch them.
   */
  readonly choices?: Readonly<Record<string, readonly string[]>> | undefined;
  /** Set if the server refused the form without an error in a field. */
  readonly problem?: FormProblem | undefined;
}

const codes = { required: 'passwordAgain', optional: 'optionalPasswordAgain' } as const;

/**
 * Returns the issue by which a returned form asks for the password again, because no page may contain it. If the password is
 * optional, the text says what happens without one.
 */
export function passwordAgain(required: boolean): Issue {
  return { field: 'password', code: required ? codes.required : codes.optional };
}

/** True if a form was returned without the password that the shopper had entered. */
export function asksPasswordAgain(issues: readonly Issue[] = []): boolean {
  return issues.some(({ code }) => code === codes.required || code === codes.optional);
}
