import type { DescribedCall } from './described-call.ts';
import { parameters } from './parameters.ts';

/** Calls about the session of a visitor. */
export const sessionCalls: readonly DescribedCall[] = [
  {
    id: 'csrf',
    path: '/registration/api/v1/csrf',
    method: 'GET',
    group: 'Sessions',
    title: 'Have a token',
    about: 'Gives a page that has no token, or has lost it, a new one. Every call that writes carries it.',
    success: {
      status: 204,
      about: 'The cookies are set.',
      headers: { 'Set-Cookie': '`__Host-csrf`, and the session that it belongs to.' },
    },
    refuses: ['origin', 'unavailable'],
  },
  {
    id: 'logOut',
    path: '/registration/api/v1/session',
    method: 'DELETE',
    group: 'Sessions',
    title: 'Log out',
    about:
      'Ends the session, so that a copy of its cookie is worth nothing any more. A repeated call changes nothing. The body is said ' +
      'to be JSON, and nothing of it is read.',
    needs: 'token',
    parameters: [parameters.token],
    body: {
      mediaType: 'application/json',
      isOptional: true,
      about: 'The media type is demanded, because a form of another site cannot say it.',
    },
    success: {
      status: 204,
      about: 'Logged out.',
      headers: { 'Set-Cookie': 'Removes the cookies of the session.' },
    },
    refuses: ['tooLong', 'mediaType', 'origin', 'token', 'unavailable'],
  },
  {
    id: 'cookieTest',
    path: '/cookies',
    method: 'GET',
    group: 'Sessions',
    title: 'Whether a frame keeps cookies',
    about: 'A frame asks twice, since nothing else tells it whether a session would hold there.',
    success: {
      status: 200,
      about: 'Whether the browser gave back the cookie of the last answer.',
      schema: 'CookieTest',
      headers: { 'Set-Cookie': 'A cookie that says nothing of anybody and goes after a minute.' },
    },
    refuses: ['origin', 'unavailable'],
    isOfFrame: true,
  },
];
