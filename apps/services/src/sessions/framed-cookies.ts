import { framedCookies } from '@crema/flow-domain/embedding';
import type { Context } from 'hono';
import { setCookie } from 'hono/cookie';

/**
 * Sets a cookie of a frame. It goes with requests that somebody else's page causes, so no ordinary page reads it, and where the
 * browser knows `Partitioned` it is another one on each site.
 * @param maxAge seconds; without it the cookie goes with the browser's session.
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
