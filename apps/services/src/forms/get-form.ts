import type { Handler } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import type { PageServices } from '../pages/page-services.ts';

/** `GET /service/registration/form/{route}`: leads to the page of the form; an unknown route is left to the app's 404. */
export function getForm({ bundle }: Pick<PageServices, 'bundle'>): Handler<AppEnv> {
  return async (c, next) => {
    const found = bundle.form(c.req.param('route') ?? '');
    if (!found) return await next();
    c.header('Cache-Control', 'no-store');
    return c.redirect(found.form.paths[0], 303);
  };
}
