import type { Handler } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { logOut } from './log-out.ts';
import type { SessionServices } from './session-services.ts';
import { takeWrite } from './take-write.ts';

/** `DELETE /service/registration/api/v1/session`: logs out. A repeated call, and one of a visitor, changes nothing more. */
export const deleteSession =
  (services: SessionServices): Handler<AppEnv> =>
  async (c) => {
    const body = await takeWrite(c, services);
    if (body instanceof Response) return body;
    await logOut(c, services);
    c.header('Cache-Control', 'no-store');
    return c.body(null, 204);
  };
