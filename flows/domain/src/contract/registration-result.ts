import * as v from 'valibot';

/** The answer to a registration that was accepted. */
export interface RegistrationResult {
  readonly status: 'CREATED' | 'PENDING_CONFIRMATION';
  readonly loginId: string;
}

// What a page must be able to rely on.
const readable = v.object({ loginId: v.string() });

/** Reads the login id out of an answer's body; `undefined` for anything that is not the result of a registration. */
export function readLoginId(body: unknown): string | undefined {
  return v.is(readable, body) ? body.loginId : undefined;
}
