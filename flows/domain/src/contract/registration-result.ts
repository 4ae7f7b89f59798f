import * as v from 'valibot';

const registrationResult = v.object({
  status: v.picklist(['CREATED', 'PENDING_CONFIRMATION']),
  loginId: v.string(),
});

/** The answer to a registration that was accepted. */
export type RegistrationResult = v.InferOutput<typeof registrationResult>;

/** Reads an answer's body; `undefined` for anything that is not the result of a registration. */
export function readRegistrationResult(body: unknown): RegistrationResult | undefined {
  return v.is(registrationResult, body) ? body : undefined;
}
