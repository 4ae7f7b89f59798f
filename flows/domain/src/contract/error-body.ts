import * as v from 'valibot';

const errorBody = v.object({
  errors: v.array(
    v.object({
      field: v.exactOptional(v.string()),
      code: v.string(),
      params: v.exactOptional(v.record(v.string(), v.union([v.string(), v.number()]))),
    }),
  ),
  requestId: v.string(),
});

/** The body of every answer that is not a success: all errors at once, as codes, never as texts (Registration §7). */
export type ErrorBody = v.InferOutput<typeof errorBody>;

/** Reads an answer's body; `undefined` for anything that names no errors. */
export function readErrorBody(body: unknown): ErrorBody | undefined {
  return v.is(errorBody, body) ? body : undefined;
}
