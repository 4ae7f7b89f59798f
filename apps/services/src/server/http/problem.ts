import type { ErrorBody, Issue } from '@crema/flow-domain';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { AppEnv, TurnedAway } from './app-env.ts';

/** The statuses of an answer that is not a success (Registration §7). */
export type ProblemStatus = Extract<
  ContentfulStatusCode,
  400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 503
>;

/** Seconds after which a request that met a temporary problem is worth a retry. */
const retryAfter: Partial<Record<string, string>> = { REQUEST_IN_PROGRESS: '1', TECHNICAL_ERROR: '5' };

/** Answers with every error at once, as codes; the page has the texts. */
export function problem(c: Context<AppEnv>, status: ProblemStatus, errors: readonly Issue[]): Response {
  const body: ErrorBody = { errors: errors.map((error) => ({ ...error })), requestId: c.get('requestId') };
  const wait = errors.map(({ code }) => retryAfter[code]).find((seconds) => seconds !== undefined);
  if (wait !== undefined) c.header('Retry-After', wait);
  c.header('Cache-Control', 'no-store');
  return c.json(body, status);
}

/** Says when a request that is turned away may come again. */
export function sayWhen(c: Context<AppEnv>, { seconds }: TurnedAway): void {
  c.header('Retry-After', String(seconds));
}

/** Turns a call away before any of its body is read. */
export function turnAway(c: Context<AppEnv>, away: TurnedAway): Response {
  const answer = problem(c, away.status, [
    { code: away.status === 429 ? 'RATE_LIMITED' : 'TECHNICAL_ERROR' },
  ]);
  answer.headers.set('Retry-After', String(away.seconds));
  return answer;
}
