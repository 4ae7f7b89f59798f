import { framedCookies } from '@crema/flow-domain/embedding';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { AppEnv } from '../http/app-env.ts';
import { ownOrigin } from '../security/origin.ts';
import { cookieNames } from './cookie-names.ts';
import { endCustomerSessions } from '../identity/customer-session.ts';
import { writeFramed } from './framed-cookies.ts';
import { isFramed } from './is-framed.ts';
import { readProtected, writeProtected } from './protected-cookies.ts';
import type { SessionServices } from './session-services.ts';

/**
 * Logs out whoever sends a request: the session ends in the database, so that a copy of its cookie is a stranger's, and every cookie
 * that names the person expires with the answer. Somebody who is not logged in stays so.
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
