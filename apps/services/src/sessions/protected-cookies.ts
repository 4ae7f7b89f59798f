import { framedCookies } from '@crema/flow-domain/embedding';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { OwnOrigin } from '../security/origin.ts';
import { cookieNames, loopbackNames } from './cookie-names.ts';
import { writeFramed } from './framed-cookies.ts';
import { isFramed } from './is-framed.ts';

/** A cookie that nothing but this host over a safe connection may set. */
export type ProtectedCookie = 'session' | 'csrf';

const loopback = /^(?:(?:[\w-]+\.)*localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

// Named by the address bar's host, so a proxy that hides it behind 127.0.0.1 fails the origin check instead.
const isLoopback = (own: OwnOrigin) => !own.https && loopback.test(own.host);

/** Reads a protected cookie. A frame has cookies of its own, and an ordinary page never knows somebody by those. */
export function readProtected(c: Context, own: OwnOrigin, which: ProtectedCookie): string | undefined {
  if (isFramed(c)) return getCookie(c, framedCookies[which]);
  const value = getCookie(c, cookieNames[which]);
  return value === undefined && isLoopback(own) ? getCookie(c, loopbackNames[which]) : value;
}

/**
 * Sets a protected cookie. The page reads the CSRF token and repeats it; the session is out of reach of scripts.
 * @param maxAge seconds; without it the cookie goes with the browser's session.
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
