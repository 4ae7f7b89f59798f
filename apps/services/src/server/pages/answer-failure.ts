import type { Context } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { problem } from '../http/problem.ts';
import type { PageServices } from '../services.ts';
import { answerReadyPage } from './answer-page.ts';
import { siteOf } from './site-of.ts';

/** Name under which the app has rendered its error page at build time. No address has it. */
const failurePage = '-failure';

const lastResort =
  '<!doctype html><html lang="en"><title>Internal Server Error</title><h1>Internal Server Error</h1>';

/**
 * Responds with the site's own error page and status 500 if a page cannot be made. The page was rendered when the app was built, so
 * that the response depends on nothing else (Registration §2, form 12).
 */
export function answerFailure(c: Context<AppEnv>, services: PageServices): Response | Promise<Response> {
  c.header('Cache-Control', 'no-store');
  const ready = services.bundle.prerendered(siteOf(c, services).site, failurePage);
  if (!ready) return c.html(lastResort, 500);
  return answerReadyPage(c, ready, 'none', 500);
}

/**
 * Refuses methods that do not read, at addresses with only pages and files. An unknown address gets
 * 404, a known one 405.
 */
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
