import type { Handler } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { formPath, isFormFlow } from './form-flows.ts';

/** `GET /service/registration/form/{flow}`: leads to the page of the form; an unknown flow is left to the app's 404. */
export function getForm(): Handler<AppEnv> {
  return async (c, next) => {
    const flow = c.req.param('flow');
    if (!isFormFlow(flow)) return await next();
    c.header('Cache-Control', 'no-store');
    return c.redirect(formPath(flow, undefined), 303);
  };
}
