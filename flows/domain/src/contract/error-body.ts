import * as v from 'valibot';
import type { Issue } from '../model/issue.ts';

/** The body of every answer that is not a success: all errors at once, as codes, never as texts (Registration §7). */
export interface ErrorBody {
  readonly errors: readonly Issue[];
  readonly requestId: string;
}

// What a page must be able to rely on. The numbers of a message follow from its code, see `issueParams`.
const readable = v.object({
  errors: v.array(v.object({ code: v.string(), field: v.exactOptional(v.string()) })),
});

/** Reads the errors of an answer's body; `undefined` for anything that names none. */
export function readErrors(body: unknown): readonly Issue[] | undefined {
  return v.is(readable, body) ? body.errors : undefined;
}
