import type { Context } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { problem } from '../http/problem.ts';
import type { PageServices } from './page-services.ts';
import { siteOf } from './site-of.ts';

/** Answers for everything but reading where nothing but pages and files can be read: that it is not there, or not for that. */
export const refuseForPage =
  (services: Pick<PageServices, 'bundle' | 'trustProxy'>) =>
  (c: Context<AppEnv>): Response => {
    const { bundle } = services;
    const { pathname } = new URL(c.req.url);
    if (!(bundle.asset(pathname) ?? bundle.prerendered(siteOf(c, services).site, pathname))) {
      return problem(c, 404, [{ code: 'NOT_FOUND' }]);
    }
    c.header('Allow', 'GET, HEAD');
    return problem(c, 405, [{ code: 'METHOD_NOT_ALLOWED' }]);
  };
