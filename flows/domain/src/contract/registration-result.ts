import { isRecord } from './is-record.ts';

/** The answer to a registration that was accepted. */
export interface RegistrationResult {
  readonly status: 'CREATED' | 'PENDING_CONFIRMATION';
  readonly loginId: string;
}

/** Reads the login id out of an answer's body; `undefined` for anything that is not the result of a registration. */
export function readLoginId(body: unknown): string | undefined {
  return isRecord(body) && typeof body['loginId'] === 'string' ? body['loginId'] : undefined;
}
