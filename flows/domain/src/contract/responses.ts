import type { Issue } from '../model/issue.ts';

/** Whether a value out of JSON has named members. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The body of every answer that is not a success: all errors at once, as codes, never as texts (Registration §7). */
export interface ErrorBody {
  readonly errors: readonly Issue[];
  readonly requestId: string;
}

/**
 * Reads the errors of an answer's body; `undefined` for anything that names none. What a page must be able to rely on is
 * read by hand: a page should not download a schema library for three fields. The numbers of a message follow from its code,
 * see `withParams`; what an answer tells of them stays.
 */
export function readErrors(body: unknown): readonly Issue[] | undefined {
  return isRecord(body) && Array.isArray(body['errors']) && body['errors'].every(isIssue)
    ? body['errors']
    : undefined;
}

const isText = (value: unknown) => typeof value === 'string';

const isIssue = (value: unknown): value is Issue =>
  isRecord(value) && isText(value['code']) && (value['field'] === undefined || isText(value['field']));

/** The answer to a registration that was accepted. */
export interface RegistrationResult {
  readonly status: 'CREATED' | 'PENDING_CONFIRMATION';
  readonly loginId: string;
}

/** Reads the login id out of an answer's body; `undefined` for anything that is not the result of a registration. */
export function readLoginId(body: unknown): string | undefined {
  return isRecord(body) && typeof body['loginId'] === 'string' ? body['loginId'] : undefined;
}
