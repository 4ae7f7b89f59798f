import type { Handler, MiddlewareHandler } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { problem } from '../http/problem.ts';
import { getPage } from '../pages/get-page.ts';
import { type Call, described } from '../reference/described.ts';
import { formRoute } from '../reference/parameters.ts';
import type { PageServices } from '../services.ts';
import { isFramed } from '../sessions/cookies.ts';
import { formAddress } from './form-address.ts';

/** Answers a post to a form that does not exist. A reader gets the app's own page. */
export function findForm(services: PageServices): MiddlewareHandler<AppEnv> {
  const page = getPage(services);
  return async (c, next) => {
    if (services.bundle.form(c.req.param('route') ?? '')) return await next();
    return c.req.method === 'GET' ? await page(c, next) : problem(c, 404, [{ code: 'NOT_FOUND' }]);
  };
}

const call: Call = {
  id: 'getForm',
  group: 'Forms without JavaScript',
  title: 'Load a refused form again',
  about: 'Loads the page of the form, if a visitor loads the answer to a post again.',
  parameters: [formRoute],
  success: { status: 303, about: 'The page of the form.', headers: { Location: 'Its address.' } },
  refuses: ['nowhere'],
  onPage: { alone: [404], too: [] },
};

/**
 * Handles `GET /service/registration/form/{route}`. It redirects to the page of the form, and leaves an unknown route to the app's
 * 404.
 */
export function getForm({
  bundle,
  trustProxy,
}: Pick<PageServices, 'bundle' | 'trustProxy'>): Handler<AppEnv> {
  return described(call, async (c, next) => {
    const found = bundle.form(c.req.param('route') ?? '');
    if (!found) return await next();
    c.header('Cache-Control', 'no-store');
    const { form } = found;
    // Only the address of an embedded page names its site and its embedder.
    const page = isFramed(c) ? formAddress(c, form, undefined, trustProxy) : form.paths[0];
    return c.redirect(page, 303);
  });
}
