import type { Context } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { problem } from '../http/problem.ts';
import { hasMediaType } from '../security/media-type.ts';
import { isOriginAllowed, ownOrigin } from '../security/origin.ts';
import { hasCsrfToken } from './has-csrf-token.ts';
import type { SessionServices } from './session-services.ts';

/**
 * Refuses a call that writes and comes from elsewhere, without the token of its own session, or as something else than JSON.
 * @returns the answer, or `undefined` for a call that may go on
 */
export function refuseWrite(
  c: Context<AppEnv>,
  { keys, trustProxy }: Pick<SessionServices, 'keys' | 'trustProxy'>,
): Response | undefined {
  const own = ownOrigin(c, trustProxy);
  if (!isOriginAllowed(c, own)) return problem(c, 403, [{ code: 'ORIGIN_NOT_ALLOWED' }]);
  if (!hasCsrfToken(c, own, keys.csrf, c.req.header('x-csrf-token'))) {
    return problem(c, 403, [{ code: 'CSRF_INVALID' }]);
  }
  if (hasMediaType(c, 'application/json')) return undefined;
  return problem(c, 415, [{ code: 'UNSUPPORTED_MEDIA_TYPE' }]);
}
