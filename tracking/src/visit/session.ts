import { cookieText } from '../cookies/cookie-text.ts';
import { readCookie } from '../cookies/read-cookie.ts';
import type { ExtensionHost } from '../extension/extension.ts';
import type { Services } from '../extension/services.ts';
import { eventId } from '../ids/event-id.ts';

const name = 'cot_session';

/** How long a session lives after the last page, in seconds (Tracking §9). */
const life = 1800;

/**
 * The id of the session, read or made, in a cookie that now lives 1800 seconds more. Without statistics there is none, and
 * one that is there is removed.
 */
export function keepSession(
  { environment }: Pick<ExtensionHost, 'environment'>,
  services: Services,
  cookies: string,
  allowed: boolean,
): string | undefined {
  const before = readCookie(cookies, name);
  const id = allowed ? before || eventId(environment, services) : undefined;
  if (id === undefined && before === undefined) return undefined;
  const secure = services.url().startsWith('https:');
  try {
    services.setCookie(cookieText(name, id ?? '', { secure, seconds: id === undefined ? 0 : life }));
  } catch {
    // Out of reach in a sandboxed frame: the session is the page's alone.
  }
  return id;
}
