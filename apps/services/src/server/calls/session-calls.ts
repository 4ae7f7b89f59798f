import { framedCookies } from '@crema/embed/paths';
import type { Handler } from 'hono';
import { getCookie } from 'hono/cookie';
import type { AppEnv } from '../http/app-env.ts';
import { ownOrigin } from '../http/origin.ts';
import { type Call, described, unreadBody } from '../reference/described.ts';
import { tokenHeader } from '../reference/parameters.ts';
import type { SessionServices } from '../services.ts';
import { writeFramed } from '../sessions/cookies.ts';
import { logOut } from '../sessions/login.ts';
import { takeWrite } from '../sessions/take-body.ts';
import { ensureVisit } from '../sessions/visit.ts';

const csrfCall: Call = {
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

/** Handles `GET …/csrf`. Gives a new token to a page that has lost its own. */
export function getCsrf(services: SessionServices): Handler<AppEnv> {
  return described(csrfCall, (c) => {
    ensureVisit(c, ownOrigin(c, services.trustProxy), services.keys.csrf);
    c.header('Cache-Control', 'no-store');
    return c.body(null, 204);
  });
}

const logOutCall: Call = {
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

/**
 * Handles `DELETE /service/registration/api/v1/session`. Logs the customer out. A repeated call, or one of a visitor, changes
 * nothing.
 */
export const deleteSession = (services: SessionServices): Handler<AppEnv> =>
  described(logOutCall, async (c) => {
    const body = await takeWrite(c, services);
    if (body instanceof Response) return body;
    await logOut(c, services);
    c.header('Cache-Control', 'no-store');
    return c.body(null, 204);
  });

const cookieTestCall: Call = {
  id: 'cookieTest',
  group: 'Sessions',
  title: 'Whether a frame keeps cookies',
  about: 'A frame asks twice, since nothing else tells it whether a session would hold there.',
  success: {
    status: 200,
    about: 'Whether the browser gave back the cookie of the last answer.',
    schema: 'CookieTest',
    headers: { 'Set-Cookie': 'A cookie that says nothing of anybody and goes after a minute.' },
  },
  refuses: ['origin'],
  below: '/embed/service',
};

/**
 * Handles `GET /embed/service/cookies`. Returns whether the browser sent back the cookie of the previous response. A frame calls it
 * twice, because it cannot find out in another way if a session would work there. The cookie identifies no visitor, and expires
 * after a minute.
 */
export const getCookieTest = described(cookieTestCall, (c) => {
  writeFramed(c, 'test', '1', 60);
  c.header('Cache-Control', 'no-store');
  return c.json({ kept: getCookie(c, framedCookies.test) === '1' });
});
