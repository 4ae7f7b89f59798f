import type { Context } from 'hono';
import { setCookie } from 'hono/cookie';
import { inOneStatement } from '../database/writes.ts';
import type { AppEnv } from '../http/app-env.ts';
import { createCsrfToken } from '../security/csrf-token.ts';
import { ownOrigin } from '../security/origin.ts';
import { signWebToken } from '../security/web-token.ts';
import { cookieNames } from './cookie-names.ts';
import { type NewSession, newSession, sessionSeconds } from '../identity/customer-session.ts';
import { writeFramed } from './framed-cookies.ts';
import { isFramed } from './is-framed.ts';
import { readProtected, writeProtected } from './protected-cookies.ts';
import type { SessionServices } from './session-services.ts';

/** The session that a login with this answer begins. */
export const sessionOf = (c: Context<AppEnv>, services: SessionServices): NewSession =>
  newSession(readProtected(c, ownOrigin(c, services.trustProxy), 'session'), services.now());

async function begin(c: Context<AppEnv>, services: SessionServices, loginId: string): Promise<string> {
  const { id, writes } = sessionOf(c, services);
  await inOneStatement(services.db, writes(services.db, loginId));
  return id;
}

/**
 * Logs a customer in with this answer: a new session, a CSRF token that belongs to it, and the long-term token, from
 * which the page and tracking read the login id (Registration §6). That token opens nothing; the session does.
 * @param begun id of the session, where it was written together with the customer
 */
export async function logIn(
  c: Context<AppEnv>,
  services: SessionServices,
  loginId: string,
  begun?: string,
): Promise<void> {
  const own = ownOrigin(c, services.trustProxy);
  const now = services.now();
  const sessionId = begun ?? (await begin(c, services, loginId));
  const issued = Math.floor(now.getTime() / 1000);
  const claims = { lid: loginId, iat: issued, exp: issued + sessionSeconds };
  const token = signWebToken(services.keys.longTermToken, claims);
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
