import type { KeyObject } from 'node:crypto';
import type { Context } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { type OwnOrigin, ownOrigin } from '../http/origin.ts';
import { isGuestSession, isSessionId, newSessionId } from '../../core/identity/customer-session.ts';
import type { SessionServices } from '../services.ts';
import { readProtected, writeProtected } from './cookies.ts';
import { createCsrfToken, isDoubleSubmit, isTokenOfSession } from './csrf-token.ts';

/** Returns true if a write has the token of its own session, beside the same token in the cookie (Registration §7). */
export function hasCsrfToken(c: Context, own: OwnOrigin, key: KeyObject, token: string | undefined): boolean {
  return isDoubleSubmit(key, {
    sessionId: readProtected(c, own, 'session'),
    cookie: readProtected(c, own, 'csrf'),
    token,
  });
}

/** The session a request belongs to and the token its writes must carry. */
export interface Visit {
  readonly sessionId: string;
  readonly csrfToken: string;
}

/**
 * Returns the visit of a request. Creates and sets a session or token that is missing or does not match, so that a page can be
 * posted with any cookies. A visitor's session leaves no row in the database.
 */
export function ensureVisit(c: Context, own: OwnOrigin, csrfKey: KeyObject): Visit {
  const knownSession = readProtected(c, own, 'session');
  const sessionId = isSessionId(knownSession) ? knownSession : newSessionId('visitor');
  if (sessionId !== knownSession) writeProtected(c, own, 'session', sessionId);
  const knownToken = readProtected(c, own, 'csrf');
  if (knownToken !== undefined && isTokenOfSession(csrfKey, sessionId, knownToken)) {
    return { sessionId, csrfToken: knownToken };
  }
  const csrfToken = createCsrfToken(csrfKey, sessionId);
  writeProtected(c, own, 'csrf', csrfToken);
  return { sessionId, csrfToken };
}

/**
 * Starts a session in which the next page knows that a guest has registered. It ends with the browser's session, and leaves no row
 * in the database.
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
