import { cookieText } from '../cookies/cookie-text.ts';
import { readCookie } from '../cookies/read-cookie.ts';
import type { ExtensionHost } from '../extension/extension.ts';
import type { Services } from '../extension/services.ts';
import { eventId } from '../ids/event-id.ts';
import { attempt } from '../retry/attempt.ts';

const name = 'cot_session';

/** How long a session lives after the last page, in seconds (Tracking §9). */
const life = 1800;

/**
 * The id of the session, read or made, in a cookie that now lives 1800 seconds more. Without statistics there is none, and
 * one that is there is removed.
 */
export function keepSession(
  { environment }: Pick<ExtensionHost, 'environment'>,
  services: Pick<Services, 'document' | 'location' | 'crypto'>,
  cookies: string,
  allowed: boolean,
): string | undefined {
  const { document, location } = services;
  const before = readCookie(cookies, name);
  const id = allowed ? before || eventId(environment, services) : undefined;
  if (id === undefined && before === undefined) return undefined;
  const secure = location.href.startsWith('https:');
  // Out of reach in a sandboxed frame: the session is the page's alone.
  attempt(() => (document.cookie = cookieText(name, id ?? '', { secure, seconds: id ? life : 0 })));
  return id;
}
