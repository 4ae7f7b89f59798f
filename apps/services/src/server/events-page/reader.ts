import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { html, raw } from 'hono/html';
import type { AppEnv } from '../http/app-env.ts';
import { ownOrigin } from '../http/origin.ts';
import type { SessionServices } from '../services.ts';
import { eventsPath, type Page } from './page-frame.ts';

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Returns true if two texts are equal, in a time that reveals neither where they differ nor how long they are. */
export const isSameSecret = (a: string, b: string): boolean => timingSafeEqual(hashOf(a), hashOf(b));

const seconds = 8 * 60 * 60;

// A browser stores a `__Secure-` cookie only from a secure page, and a page on this machine may have no TLS.
const cookieOf = (https: boolean): string => `${https ? '__Secure-' : ''}crema_events`;

/** Signs the end of a reader's visit, so that the cookie does not hold the token. */
const signed = (token: string, end: number): string =>
  `${end}.${createHmac('sha256', token).update(`events-page.${end}`).digest('base64url')}`;

type Parts = Pick<SessionServices, 'now' | 'trustProxy'>;

/** Returns true if a request has the token in its header, or the cookie of a reader who has logged in, or if no token is set. */
export function isReader(c: Context<AppEnv>, { now, trustProxy }: Parts, token: string | undefined): boolean {
  if (token === undefined) return true;
  const header = c.req.header('authorization');
  if (header !== undefined) return isSameSecret(header, `Bearer ${token}`);
  const cookie = getCookie(c, cookieOf(ownOrigin(c, trustProxy).https)) ?? '';
  const end = Number.parseInt(cookie, 10);
  return end * 1000 > now().getTime() && isSameSecret(cookie, signed(token, end));
}

/** Lets a reader in for eight hours. */
export function letIn(c: Context<AppEnv>, { now, trustProxy }: Parts, token: string): void {
  const { https } = ownOrigin(c, trustProxy);
  const end = Math.floor(now().getTime() / 1000) + seconds;
  setCookie(c, cookieOf(https), signed(token, end), {
    path: eventsPath,
    sameSite: 'Strict',
    httpOnly: true,
    secure: https,
    maxAge: seconds,
  });
}

/** Returns the page that asks for the token. */
export function loginPage(isWrong: boolean): Page {
  const title = 'Log in to the events of tracking';
  const error = isWrong && html`<p id="wrong">This is not the token of EVENTS_PAGE_TOKEN. Try again.</p>`;
  const described = isWrong ? raw('aria-invalid="true" aria-describedby="wrong"') : '';
  return {
    title: `${isWrong ? 'Error: ' : ''}${title}`,
    main: html`<h1>${title}</h1>
      <form action="${eventsPath}" method="post">
        ${error}
        <label>Token <input name="token" type="password" required autofocus ${described} /></label>
        <button type="submit">Log in</button>
      </form>`,
  };
}
