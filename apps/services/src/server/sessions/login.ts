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
 * A JSON Web Token, signed with HS256 (RFC 7515). The libraries sign by Web Crypto, which goes over another thread and costs a
 * registration as much as judging it; nothing here ever has to trust one, so there is nothing to read.
 */
export function signWebToken(key: KeyObject, claims: object): string {
  const content = `${header}.${encode(claims)}`;
  return `${content}.${createHmac('sha256', key).update(content).digest('base64url')}`;
}

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

/**
 * Logs the sender of a request out. The session ends in the database, so that a copy of its cookie is worthless. The response
 * removes every cookie that names the customer. A visitor who is not logged in stays so.
 */
export async function logOut(c: Context<AppEnv>, { db, trustProxy }: SessionServices): Promise<void> {
  const own = ownOrigin(c, trustProxy);
  const framed = isFramed(c);
  // A browser that keeps no cookies apart by site sends a frame's to an ordinary page; a frame never has the others.
  const sent = [readProtected(c, own, 'session'), framed ? undefined : getCookie(c, framedCookies.session)];
  await endCustomerSessions(db, sent);
  for (const which of ['session', 'csrf', 'longTermToken'] as const) writeFramed(c, which, '', 0);
  if (framed) return;
  writeProtected(c, own, 'session', '', 0);
  writeProtected(c, own, 'csrf', '', 0);
  setCookie(c, cookieNames.longTermToken, '', { path: '/', sameSite: 'Lax', secure: own.https, maxAge: 0 });
}
