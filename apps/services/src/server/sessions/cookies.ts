import { framedCookies, placeOf } from '@crema/embed/paths';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { OwnOrigin } from '../http/origin.ts';

/** Names of the cookies, shared with the page and with tracking. */
export const cookieNames = {
  session: '__Host-crema_session',
  csrf: '__Host-csrf',
  longTermToken: 'crema_ltt',
  site: 'site',
} as const;

/**
 * The names of the two protected cookies on `http://localhost`. Chrome and Firefox keep secure cookies of a loopback address
 * without TLS, but Safari refuses them. A page that is served anywhere else never gets or reads these cookies.
 */
export const loopbackNames = { session: 'crema_session', csrf: 'crema_csrf' } as const;

/** Returns true if the request comes from a page in another site's frame. The path says so. */
export const isFramed = (c: Context): boolean => placeOf(c.req.path).place === 'frame';

/**
 * Sets a cookie of a frame. The browser also sends it with requests that another site's page causes, so no ordinary page reads it.
 * A browser with support for `Partitioned` has another one on each site.
 * @param maxAge seconds. Without it the cookie ends with the browser's session.
 */
export function writeFramed(
  c: Context,
  which: keyof typeof framedCookies,
  value: string,
  maxAge?: number,
): void {
  setCookie(c, framedCookies[which], value, {
    path: '/',
    secure: true,
    sameSite: 'None',
    partitioned: true,
    httpOnly: which === 'session' || which === 'test',
    ...(maxAge === undefined ? {} : { maxAge }),
  });
}

/** A cookie that only this host can set, over a secure connection. */
export type ProtectedCookie = 'session' | 'csrf';

const loopback = /^(?:(?:[\w-]+\.)*localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

// The host is the one of the address bar. So a proxy that hides the host behind 127.0.0.1 fails the origin check instead.
const isLoopback = (own: OwnOrigin) => !own.https && loopback.test(own.host);

/** Reads a protected cookie. A frame has cookies of its own, which an ordinary page never reads. */
export function readProtected(c: Context, own: OwnOrigin, which: ProtectedCookie): string | undefined {
  if (isFramed(c)) return getCookie(c, framedCookies[which]);
  const value = getCookie(c, cookieNames[which]);
  return value === undefined && isLoopback(own) ? getCookie(c, loopbackNames[which]) : value;
}

/**
 * Sets a protected cookie. The page reads the CSRF token and sends it back. Scripts cannot read the session.
 * @param maxAge seconds. Without it the cookie ends with the browser's session.
 */
export function writeProtected(
  c: Context,
  own: OwnOrigin,
  which: ProtectedCookie,
  value: string,
  maxAge?: number,
): void {
  if (isFramed(c)) return writeFramed(c, which, value, maxAge);
  const options = {
    path: '/',
    sameSite: 'Lax',
    httpOnly: which === 'session',
    ...(maxAge === undefined ? {} : { maxAge }),
  } as const;
  setCookie(c, cookieNames[which], value, { ...options, secure: true });
  if (isLoopback(own)) setCookie(c, loopbackNames[which], value, options);
}
