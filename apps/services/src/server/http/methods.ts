import type { Handler, Hono } from 'hono';
import type { AppEnv } from './app-env.ts';
import { problem } from './problem.ts';

/** The handlers of one path by method. */
export type Methods = Readonly<
  Partial<Record<'GET' | 'POST' | 'PUT' | 'DELETE', readonly Handler<AppEnv>[]>>
>;

/** Responds to an unknown method of a path with those it has (RFC 9110 15.5.6). */
function refuseMethod(...known: readonly string[]): Handler<AppEnv> {
  // HEAD is answered like GET.
  const allowed = known.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  return async (c, next) => {
    if (allowed.includes(c.req.method)) return await next();
    c.header('Allow', allowed.join(', '));
    return problem(c, 405, [{ code: 'METHOD_NOT_ALLOWED' }]);
  };
}

/** Lets a path answer its methods, and refuses all others. */
export function answerAt(app: Hono<AppEnv>, path: string, methods: Methods): void {
  app.all(path, refuseMethod(...Object.keys(methods)));
  for (const [method, handlers] of Object.entries(methods)) app.on([method], [path], ...handlers);
}
