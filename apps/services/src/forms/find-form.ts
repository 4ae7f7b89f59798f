import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { problem } from '../http/problem.ts';
import type { PageServices } from '../pages/page-services.ts';
import { getPage } from '../pages/get-page.ts';

/** Answers for a form that there is none of: to a reader by the app's own page. */
export function findForm(services: PageServices): MiddlewareHandler<AppEnv> {
  const page = getPage(services);
  return async (c, next) => {
    if (services.bundle.form(c.req.param('route') ?? '')) return await next();
    return c.req.method === 'GET' ? await page(c, next) : problem(c, 404, [{ code: 'NOT_FOUND' }]);
  };
}
