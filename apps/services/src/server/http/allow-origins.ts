import type { Context, MiddlewareHandler } from 'hono';
import type { AppEnv } from './app-env.ts';

/** Seconds for which a browser remembers that a page may call. */
const remembered = '7200';

/** Returns true if a request comes from a page of one of these origins. */
export const isFromOrigin = (c: Context<AppEnv>, origins: readonly string[]): boolean =>
  origins.includes(c.req.header('origin') ?? '');

/**
 * Lets pages of other origins send a call, and read its response. The browser sends no cookies along, and asks first by `OPTIONS`
 * (CORS). Any other origin is left to the call, which refuses it.
 * @param headers names of headers that such a page may send
 */
export function allowOrigins(
  origins: readonly string[],
  headers: readonly string[],
): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (!isFromOrigin(c, origins)) return await next();
    const asksFirst = c.req.method === 'OPTIONS' && c.req.header('access-control-request-method');
    if (asksFirst) {
      c.header('Access-Control-Allow-Methods', 'POST');
      c.header('Access-Control-Allow-Headers', headers.join(', '));
      c.header('Access-Control-Max-Age', remembered);
      c.res = c.body(null, 204);
    } else await next();
    c.res.headers.set('Access-Control-Allow-Origin', c.req.header('origin') ?? '');
    c.res.headers.set('Access-Control-Expose-Headers', 'Retry-After');
    c.res.headers.append('Vary', 'Origin');
  };
}
