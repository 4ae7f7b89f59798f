import type { Handler } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { type Call, described, unreadBody } from '../reference/described.ts';
import { tokenHeader } from '../reference/parameters.ts';
import { logOut } from './log-out.ts';
import type { SessionServices } from './session-services.ts';
import { takeWrite } from './take-write.ts';

const call: Call = {
  id: 'logOut',
  group: 'Sessions',
  title: 'Log out',
  about:
    'Ends the session, so that a copy of its cookie is worth nothing any more. A repeated call changes nothing. The body is said ' +
    'to be JSON, and nothing of it is read.',
  needs: 'token',
  parameters: [tokenHeader],
  body: unreadBody,
  success: {
    status: 204,
    about: 'Logged out.',
    headers: { 'Set-Cookie': 'Removes the cookies of the session.' },
  },
};

/** `DELETE /service/registration/api/v1/session`: logs out. A repeated call, and one of a visitor, changes nothing more. */
export const deleteSession = (services: SessionServices): Handler<AppEnv> =>
  described(call, async (c) => {
    const body = await takeWrite(c, services);
    if (body instanceof Response) return body;
    await logOut(c, services);
    c.header('Cache-Control', 'no-store');
    return c.body(null, 204);
  });
