import { framedCookies } from '@crema/flow-domain/embedding';
import type { Handler } from 'hono';
import { getCookie } from 'hono/cookie';
import type { AppEnv } from '../http/app-env.ts';
import { writeFramed } from './framed-cookies.ts';

/**
 * `GET /embed/service/cookies`: says whether the browser has given back the cookie that the last answer set. A frame asks twice,
 * since nothing else tells whether a session would hold there. The cookie says nothing of anybody and goes after a minute.
 */
export const getCookieTest: Handler<AppEnv> = (c) => {
  writeFramed(c, 'test', '1', 60);
  c.header('Cache-Control', 'no-store');
  return c.json({ kept: getCookie(c, framedCookies.test) === '1' });
};
