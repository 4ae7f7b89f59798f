import { framedCookies } from '@crema/flow-domain/embedding';
import { getCookie } from 'hono/cookie';
import { type Call, described } from '../reference/described.ts';
import { writeFramed } from './framed-cookies.ts';

const call: Call = {
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
  isOfFrame: true,
};

/**
 * `GET /embed/service/cookies`: says whether the browser has given back the cookie that the last answer set. A frame asks twice,
 * since nothing else tells whether a session would hold there. The cookie says nothing of anybody and goes after a minute.
 */
export const getCookieTest = described(call, (c) => {
  writeFramed(c, 'test', '1', 60);
  c.header('Cache-Control', 'no-store');
  return c.json({ kept: getCookie(c, framedCookies.test) === '1' });
});
