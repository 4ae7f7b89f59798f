import type { Handler } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import type { Services } from '../http/services.ts';
import { formOf, formPath } from './form-flows.ts';

/** `GET /service/registration/form/{flow}`: leads to the page of the form; an unknown flow is left to the app's 404. */
export function getForm({ bundle }: Pick<Services, 'bundle'>): Handler<AppEnv> {
  return async (c, next) => {
    const target = formOf(bundle, c.req.param('flow'));
    if (!target) return await next();
    c.header('Cache-Control', 'no-store');
    return c.redirect(formPath(target.form, undefined), 303);
  };
}
