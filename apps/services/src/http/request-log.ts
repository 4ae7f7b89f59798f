import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Log } from '../log/log.ts';
import type { AppEnv } from './app-env.ts';

/** Gives every request an id, in one line of the log and, where nobody shares it, in its answer. Assets are too many to be worth a line. */
export function requestLog(log: Log): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const start = performance.now();
    const requestId = randomUUID();
    c.set('requestId', requestId);
    await next();
    // What a cache keeps is given to others, whose requests have ids of their own.
    if (!c.res.headers.get('Cache-Control')?.startsWith('public')) c.header('X-Request-Id', requestId);
    const route = c.get('route') ?? routePath(c);
    if (route === '/assets/*' && c.res.status < 400) return;
    const ms = Math.round(performance.now() - start);
    log({ level: 'info', requestId, method: c.req.method, route, status: c.res.status, ms });
  };
}
