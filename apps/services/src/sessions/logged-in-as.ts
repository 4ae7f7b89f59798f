import type { Context } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { ownOrigin } from '../security/origin.ts';
import { loginIdOfSession } from '../identity/customer-session.ts';
import { readProtected } from './protected-cookies.ts';
import type { SessionServices } from './session-services.ts';

const known = new WeakMap<Request, Promise<string | undefined>>();

/**
 * The login id of the customer who sends a request; `undefined` for a visitor. A visitor's costs no query, a customer's one, however
 * many parts of an answer ask.
 */
export async function loggedInAs(
  c: Context<AppEnv>,
  { db, now, trustProxy }: Pick<SessionServices, 'db' | 'now' | 'trustProxy'>,
): Promise<string | undefined> {
  const asked =
    known.get(c.req.raw) ??
    loginIdOfSession(db, readProtected(c, ownOrigin(c, trustProxy), 'session'), now());
  known.set(c.req.raw, asked);
  return await asked;
}
