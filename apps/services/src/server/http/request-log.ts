import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { type Log, withoutValues } from '../../core/log/log.ts';
import type { AppEnv } from './app-env.ts';

/** Returns the route of a request for the log: a pattern, and never what a visitor typed. */
export const routeOf = (c: Context<AppEnv>): string => c.get('route') ?? routePath(c);

/** Returns true if a request gets a line in the log. Requests for assets are too many, so only failed ones do. */
export const isNoted = (route: string, status: number): boolean => route !== '/assets/*' || status >= 400;

// A page sends many events of tracking, so a stored one writes no line.
const levelOf = (route: string, status: number) =>
  route.endsWith('/ttruth/publish') && status < 400 ? 'debug' : 'info';

/** Gives every request an id, in one log line and, unless a cache may store it, in the response. */
export function requestLog(log: Log): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const start = performance.now();
    const requestId = randomUUID();
    c.set('requestId', requestId);
    await next();
    // A cache sends a stored response to other requests, which have ids of their own.
    const { headers, status } = c.res;
    if (!headers.get('Cache-Control')?.startsWith('public')) headers.set('X-Request-Id', requestId);
    const route = routeOf(c);
    if (!isNoted(route, status)) return;
    const ms = Math.round(performance.now() - start);
    log({ level: levelOf(route, status), requestId, method: c.req.method, route, status, ms });
  };
}

/** Logs why a request failed, without the values that the error quotes. */
export const logFailure = (c: Context<AppEnv>, log: Log, error: unknown): void =>
  log({ level: 'error', requestId: c.get('requestId'), error: withoutValues(error) });
