import type { Handler } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import type { PageServices } from '../pages/page-services.ts';
import { isFramed } from '../sessions/is-framed.ts';
import { formAddress } from './form-address.ts';

/** `GET /service/registration/form/{route}`: leads to the page of the form; an unknown route is left to the app's 404. */
export function getForm({
  bundle,
  trustProxy,
}: Pick<PageServices, 'bundle' | 'trustProxy'>): Handler<AppEnv> {
  return async (c, next) => {
    const found = bundle.form(c.req.param('route') ?? '');
    if (!found) return await next();
    c.header('Cache-Control', 'no-store');
    const { form } = found;
    // Whom an embedded page belongs to stands in its address alone.
    const page = isFramed(c) ? formAddress(c, form, undefined, trustProxy) : form.paths[0];
    return c.redirect(page, 303);
  };
}
