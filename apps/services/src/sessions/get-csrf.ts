import type { Handler } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { ownOrigin } from '../security/origin.ts';
import type { SessionServices } from './session-services.ts';
import { ensureVisit } from './visit.ts';

/** `GET …/csrf`: gives a page that has lost its token a new one. */
export function getCsrf(services: SessionServices): Handler<AppEnv> {
  return (c) => {
    ensureVisit(c, ownOrigin(c, services.trustProxy), services.keys.csrf);
    c.header('Cache-Control', 'no-store');
    return c.body(null, 204);
  };
}
