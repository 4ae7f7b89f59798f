import type { Handler } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { type Call, described } from '../reference/described.ts';
import { ownOrigin } from '../security/origin.ts';
import type { SessionServices } from './session-services.ts';
import { ensureVisit } from './visit.ts';

const call: Call = {
  id: 'csrf',
  group: 'Sessions',
  title: 'Have a token',
  about: 'Gives a page that has no token, or has lost it, a new one. Every call that writes carries it.',
  success: {
    status: 204,
    about: 'The cookies are set.',
    headers: { 'Set-Cookie': '`__Host-csrf`, and the session that it belongs to.' },
  },
  refuses: ['origin'],
};

/** `GET …/csrf`: gives a page that has lost its token a new one. */
export function getCsrf(services: SessionServices): Handler<AppEnv> {
  return described(call, (c) => {
    ensureVisit(c, ownOrigin(c, services.trustProxy), services.keys.csrf);
    c.header('Cache-Control', 'no-store');
    return c.body(null, 204);
  });
}
