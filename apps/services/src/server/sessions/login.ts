import { createHmac, type KeyObject } from 'node:crypto';
import { framedCookies } from '@crema/embed/paths';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { inOneStatement } from '../../core/database/writes.ts';
import type { AppEnv } from '../http/app-env.ts';
import { ownOrigin } from '../http/origin.ts';
import {
  endCustomerSessions,
  loginIdOfSession,
  type NewSession,
  newSession,
  sessionSeconds,
} from '../../core/identity/customer-session.ts';
import type { SessionServices } from '../services.ts';
import { cookieNames, isFramed, readProtected, writeFramed, writeProtected } from './cookies.ts';
import { createCsrfToken } from './csrf-token.ts';

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const header = encode({ alg: 'HS256', typ: 'JWT' });

/**
 * Returns a JSON Web Token, signed with HS256 (RFC 7515). The libraries sign by Web Crypto, which uses another thread and costs a
 * registration as much as judging it. The server never has to trust such a token, so there is no function to read one.
 */
export function signWebToken(key: KeyObject, claims: object): string {
  const content = `${header}.${encode(claims)}`;
  return `${content}.${createHmac('sha256', key).update(content).digest('base64url')}`;
}

const known = new WeakMap<Request, Promise<string | undefined>>();

/**
 * Returns the login id of the customer who sends a request, or `undefined` for a visitor. A visitor needs no query. A customer
 * needs one, even if several parts of a response ask.
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

/** Creates the session that begins if this response logs a customer in. */
export const sessionOf = (c: Context<AppEnv>, services: SessionServices): NewSession =>
  newSession(
    {
      former: readProtected(c, ownOrigin(c, services.trustProxy), 'session'),
      userAgent: c.req.header('user-agent'),
    },
    services.now(),
  );

async function begin(c: Context<AppEnv>, services: SessionServices, loginId: string): Promise<string> {
  const { id, writes } = sessionOf(c, services);
  await inOneStatement(services.db, writes(services.db, loginId));
  return id;
}

/**
 * Logs a customer in with this response. It sets a new session, a CSRF token of that session, and the long-term token, from which
 * the page and tracking read the login id (Registration §6). Only the session gives access, and not the long-term token.
 * @param begun id of the session, if it was written together with the customer
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

/**
 * Logs the sender of a request out. The session ends in the database, so that a copy of its cookie is worthless. The response
 * removes every cookie that names the customer. A visitor who is not logged in stays so.
 */
export async function logOut(c: Context<AppEnv>, { db, trustProxy }: SessionServices): Promise<void> {
  const own = ownOrigin(c, trustProxy);
  const framed = isFramed(c);
  // A browser that does not separate cookies by site sends a frame's cookies to an ordinary page. A frame never has the other ones.
  const sent = [readProtected(c, own, 'session'), framed ? undefined : getCookie(c, framedCookies.session)];
  await endCustomerSessions(db, sent);
  for (const which of ['session', 'csrf', 'longTermToken'] as const) writeFramed(c, which, '', 0);
  if (framed) return;
  writeProtected(c, own, 'session', '', 0);
  writeProtected(c, own, 'csrf', '', 0);
  setCookie(c, cookieNames.longTermToken, '', { path: '/', sameSite: 'Lax', secure: own.https, maxAge: 0 });
}
