import type { Context } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { createCsrfToken } from '../security/csrf-token.ts';
import { ownOrigin } from '../security/origin.ts';
import { readProtected, writeProtected } from './protected-cookies.ts';
import { isGuestSession, newSessionId } from '../identity/customer-session.ts';
import type { SessionServices } from './session-services.ts';

/**
 * Starts a session in which the next page knows that a guest's data have arrived. It ends with the browser's session, and leaves no
 * row in the database.
 */
export function rememberGuest(c: Context<AppEnv>, { keys, trustProxy }: SessionServices): void {
  const own = ownOrigin(c, trustProxy);
  const sessionId = newSessionId('guest');
  writeProtected(c, own, 'session', sessionId);
  writeProtected(c, own, 'csrf', createCsrfToken(keys.csrf, sessionId));
}

/** True if the request's session has registered a guest. */
export const hasGuest = (c: Context<AppEnv>, { trustProxy }: Pick<SessionServices, 'trustProxy'>): boolean =>
  isGuestSession(readProtected(c, ownOrigin(c, trustProxy), 'session'));
