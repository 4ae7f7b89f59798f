import type { Context } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { ownOrigin } from '../security/origin.ts';
import { loginIdOfSession } from './customer-session.ts';
import { readProtected } from './protected-cookies.ts';
import type { SessionServices } from './session-services.ts';

/** The login id of the customer who sends a request; `undefined` for a visitor. A visitor's costs no query. */
export async function loggedInAs(
  c: Context<AppEnv>,
  { db, now, trustProxy }: Pick<SessionServices, 'db' | 'now' | 'trustProxy'>,
): Promise<string | undefined> {
  return await loginIdOfSession(db, readProtected(c, ownOrigin(c, trustProxy), 'session'), now());
}
