import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { letIn } from '../registrations/let-in.ts';
import type { FormServices } from './form-services.ts';

/** Lets as many forms in that register somebody as calls; an address needs no room of that kind. */
export function letRegistrationsIn(services: FormServices): MiddlewareHandler<AppEnv> {
  const register = letIn(services);
  return async (c, next) => {
    const found = services.bundle.form(c.req.param('route') ?? '');
    return found?.form.flow === 'invoice-address' ? await next() : await register(c, next);
  };
}
