import type { Context, MiddlewareHandler } from 'hono';
import { isFromOrigin } from '../http/allow-origins.ts';
import type { AppEnv } from '../http/app-env.ts';
import { isFromHere, isOriginAllowed, isOriginHidden, ownOrigin } from '../http/origin.ts';
import { problem } from '../http/problem.ts';
import { hasMediaType, readBody } from '../http/read-body.ts';
import type { FormServices, SessionServices } from '../services.ts';
import { isFramed } from './cookies.ts';
import { hasCsrfToken } from './visit.ts';

/**
 * Refuses requests of another site to the calls of frames. The browser would send their cookies along, which it does not do for
 * ordinary calls. Only our own frames use these calls.
 */
export function refuseOthers(trustProxy: boolean): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (isFramed(c) && !isOriginAllowed(c, ownOrigin(c, trustProxy))) {
      return problem(c, 403, [{ code: 'ORIGIN_NOT_ALLOWED' }]);
    }
    return await next();
  };
}

/** Reads a body and refuses one that is too long, of another media type or from elsewhere, in the order of `docs/calls.md`. */
async function takeBody(
  c: Context<AppEnv>,
  mediaType: string,
  isAllowed: () => boolean,
): Promise<string | Response> {
  const body = await readBody(c);
  if (body === undefined) return problem(c, 413, [{ code: 'MALFORMED_REQUEST' }]);
  if (!hasMediaType(c, mediaType)) return problem(c, 415, [{ code: 'UNSUPPORTED_MEDIA_TYPE' }]);
  return isAllowed() ? body : problem(c, 403, [{ code: 'ORIGIN_NOT_ALLOWED' }]);
}

/**
 * Takes the body of a form that was posted without JavaScript.
 * @param returnsHidden also takes a post whose origin is hidden. The caller may only send its form back.
 * @returns the body, or the response to a post that is refused
 */
export async function takePost(
  c: Context<AppEnv>,
  { trustProxy }: Pick<FormServices, 'trustProxy'>,
  returnsHidden = false,
): Promise<string | Response> {
  return await takeBody(
    c,
    'application/x-www-form-urlencoded',
    () => isFromHere(c, ownOrigin(c, trustProxy)) || (returnsHidden && isOriginHidden(c)),
  );
}

/**
 * Takes the JSON body of a call that needs no token. Pages of other origins are refused all the same.
 * @param others origins of other pages that may send the call
 * @returns the body, or the response to a call that is refused
 */
export async function takeJson(
  c: Context<AppEnv>,
  { trustProxy }: Pick<SessionServices, 'trustProxy'>,
  others: readonly string[] = [],
): Promise<string | Response> {
  return await takeBody(
    c,
    'application/json',
    () => isFromOrigin(c, others) || isOriginAllowed(c, ownOrigin(c, trustProxy)),
  );
}

/**
 * Takes the JSON body of a call that writes. Refuses a call without the token of its own session.
 * @returns the body, or the response to a call that is refused
 */
export async function takeWrite(
  c: Context<AppEnv>,
  { keys, trustProxy }: Pick<SessionServices, 'keys' | 'trustProxy'>,
): Promise<string | Response> {
  const body = await takeJson(c, { trustProxy });
  const own = ownOrigin(c, trustProxy);
  if (body instanceof Response || hasCsrfToken(c, own, keys.csrf, c.req.header('x-csrf-token'))) return body;
  return problem(c, 403, [{ code: 'CSRF_INVALID' }]);
}
