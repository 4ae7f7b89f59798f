import { type FormProblem, readErrors } from '@crema/flow-domain';
import type { Answer } from './answer.ts';

/** The codes of the contract that concern the whole form. */
const byCode: ReadonlyMap<string, FormProblem> = new Map([
  ['ALREADY_LOGGED_IN', 'alreadyLoggedIn'],
  ['CHALLENGE_REQUIRED', 'rateLimited'],
  ['CSRF_INVALID', 'sessionExpired'],
  ['IDEMPOTENCY_KEY_REUSED', 'alreadySent'],
  ['NOT_LOGGED_IN', 'notLoggedIn'],
  ['RATE_LIMITED', 'rateLimited'],
  ['REQUEST_IN_PROGRESS', 'inProgress'],
]);

/** What a status says where no code does: a gateway in front of the services answers without one. */
const byStatus: ReadonlyMap<number, FormProblem> = new Map([
  [401, 'notLoggedIn'],
  [409, 'inProgress'],
  [429, 'rateLimited'],
  [503, 'unavailable'],
]);

/**
 * Minutes that a `Retry-After` asks to wait, at least one; `undefined` where there is none to be read.
 * @param header seconds, or a date (RFC 9110 10.2.3)
 */
function minutesOf(header: string | null): number | undefined {
  if (!header) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(1, Math.ceil(seconds / 60)) : undefined;
}

/** Finds why a registration failed that no field is to blame for, and when to try again. */
export function failureOf({ status, body, retryAfter }: Answer): {
  problem: FormProblem;
  minutes?: number | undefined;
} {
  const coded = readErrors(body)?.flatMap(({ code }) => byCode.get(code) ?? [])[0];
  return { problem: coded ?? byStatus.get(status) ?? 'technicalError', minutes: minutesOf(retryAfter) };
}
