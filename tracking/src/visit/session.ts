import type { PageWindow } from '../browser/page-window.ts';
import { sessionCookie } from './keep-nothing.ts';
import { cookieText } from '../browser/cookie-text.ts';
import { readCookie } from '../browser/read-cookie.ts';
import { eventId } from '../browser/event-id.ts';
import { attempt } from '../browser/attempt.ts';

const name = sessionCookie;

/** How long a session lives after the last page, in seconds (Tracking §9). */
const life = 1800;

/**
 * The id of the session, read or made, in a cookie that now lives 1800 seconds more. Without statistics there is none, and
 * one that is there is removed.
 */
export function keepSession(
  window: Pick<PageWindow, 'document' | 'location' | 'crypto' | 'Date'>,
  cookies: string,
  allowed: boolean,
): string | undefined {
  const { document, location } = window;
  const before = readCookie(cookies, name);
  const id = allowed ? before || eventId(window) : undefined;
  if (id === undefined && before === undefined) return undefined;
  const secure = location.href.startsWith('https:');
  // Out of reach in a sandboxed frame: the session is the page's alone.
  attempt(() => (document.cookie = cookieText(name, id ?? '', { secure, seconds: id ? life : 0 })));
  return id;
}
