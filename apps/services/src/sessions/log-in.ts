import type { Context } from 'hono';
import { setCookie } from 'hono/cookie';
import { sign } from 'hono/jwt';
import type { AppEnv } from '../http/app-env.ts';
import { createCsrfToken } from '../security/csrf-token.ts';
import { ownOrigin } from '../security/origin.ts';
import { cookieNames } from './cookie-names.ts';
import { sessionSeconds, startCustomerSession } from './customer-session.ts';
import { writeFramed } from './framed-cookies.ts';
import { isFramed } from './is-framed.ts';
import { readProtected, writeProtected } from './protected-cookies.ts';
import type { SessionServices } from './session-services.ts';

/**
 * Logs a customer in with this answer: a new session, a CSRF token that belongs to it, and the long-term token, from
 * which the page and tracking read the login id (Registration §6). That token opens nothing; the session does.
 */
export async function logIn(c: Context<AppEnv>, services: SessionServices, loginId: string): Promise<void> {
  const own = ownOrigin(c, services.trustProxy);
  const now = services.now();
  const former = readProtected(c, own, 'session');
  const sessionId = await startCustomerSession(services.db, loginId, former, now);
  const issued = Math.floor(now.getTime() / 1000);
  const claims = { lid: loginId, iat: issued, exp: issued + sessionSeconds };
  const token = await sign(claims, services.keys.longTermToken, 'HS256');
  writeProtected(c, own, 'session', sessionId, sessionSeconds);
  writeProtected(c, own, 'csrf', createCsrfToken(services.keys.csrf, sessionId), sessionSeconds);
  if (isFramed(c)) return writeFramed(c, 'longTermToken', token, sessionSeconds);
  setCookie(c, cookieNames.longTermToken, token, {
    path: '/',
    sameSite: 'Lax',
    secure: own.https,
    maxAge: sessionSeconds,
  });
}
