import type { Issue } from '../model/issue.ts';
import { isRecord } from './is-record.ts';

/** The body of every answer that is not a success: all errors at once, as codes, never as texts (Registration §7). */
export interface ErrorBody {
  readonly errors: readonly Issue[];
  readonly requestId: string;
}

/**
 * Reads the errors of an answer's body; `undefined` for anything that names none. What a page must be able to rely on is
 * read by hand: a page should not download a schema library for three fields. The numbers of a message follow from its code,
 * see `issueParams`; what an answer tells of them stays.
 */
export function readErrors(body: unknown): readonly Issue[] | undefined {
  return isRecord(body) && Array.isArray(body['errors']) && body['errors'].every(isIssue)
    ? body['errors']
    : undefined;
}

const isText = (value: unknown) => typeof value === 'string';

const isIssue = (value: unknown): value is Issue =>
  isRecord(value) && isText(value['code']) && (value['field'] === undefined || isText(value['field']));
