import type { Context } from 'hono';
import type { AppEnv, TurnedAway } from './app-env.ts';
import { problem } from './problem.ts';

/** Says when a request that is turned away may come again. */
export function sayWhen(c: Context<AppEnv>, { seconds }: TurnedAway): void {
  c.header('Retry-After', String(seconds));
}

/** Turns a call away, of which nothing has been read. */
export function turnAway(c: Context<AppEnv>, away: TurnedAway): Response {
  const answer = problem(c, away.status, [
    { code: away.status === 429 ? 'RATE_LIMITED' : 'TECHNICAL_ERROR' },
  ]);
  answer.headers.set('Retry-After', String(away.seconds));
  return answer;
}
