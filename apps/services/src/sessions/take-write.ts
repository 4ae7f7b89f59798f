import type { Context } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { problem } from '../http/problem.ts';
import { readBody } from '../http/read-body.ts';
import { hasMediaType } from '../security/media-type.ts';
import { isOriginAllowed, ownOrigin } from '../security/origin.ts';
import { hasCsrfToken } from './has-csrf-token.ts';
import type { SessionServices } from './session-services.ts';

/**
 * Takes a call that writes, in the order in which every call is judged: one that is too long, something else than JSON, from
 * elsewhere or without the token of its own session goes no further.
 * @returns the body, or the answer to a call that is refused
 */
export async function takeWrite(
  c: Context<AppEnv>,
  { keys, trustProxy }: Pick<SessionServices, 'keys' | 'trustProxy'>,
): Promise<string | Response> {
  const body = await readBody(c);
  if (body === undefined) return problem(c, 413, [{ code: 'MALFORMED_REQUEST' }]);
  if (!hasMediaType(c, 'application/json')) return problem(c, 415, [{ code: 'UNSUPPORTED_MEDIA_TYPE' }]);
  const own = ownOrigin(c, trustProxy);
  if (!isOriginAllowed(c, own)) return problem(c, 403, [{ code: 'ORIGIN_NOT_ALLOWED' }]);
  if (hasCsrfToken(c, own, keys.csrf, c.req.header('x-csrf-token'))) return body;
  return problem(c, 403, [{ code: 'CSRF_INVALID' }]);
}
