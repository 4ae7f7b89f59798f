import type { Context } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { problem } from '../http/problem.ts';
import { readBody } from '../http/read-body.ts';
import { hasMediaType } from '../security/media-type.ts';
import { isFromHere, isOriginHidden, ownOrigin } from '../security/origin.ts';
import type { FormServices } from './form-services.ts';

/**
 * Takes the body of a form that was posted without JavaScript, in the order in which every call is judged.
 * @param givesBack whether a form whose origin is hidden is to be given back; nothing else may be done with it
 * @returns the body, or the answer to a post that is refused
 */
export async function takePost(
  c: Context<AppEnv>,
  { trustProxy }: Pick<FormServices, 'trustProxy'>,
  givesBack = false,
): Promise<string | Response> {
  const body = await readBody(c);
  if (body === undefined) return problem(c, 413, [{ code: 'MALFORMED_REQUEST' }]);
  if (!hasMediaType(c, 'application/x-www-form-urlencoded')) {
    return problem(c, 415, [{ code: 'UNSUPPORTED_MEDIA_TYPE' }]);
  }
  const isTaken = isFromHere(c, ownOrigin(c, trustProxy)) || (givesBack && isOriginHidden(c));
  return isTaken ? body : problem(c, 403, [{ code: 'ORIGIN_NOT_ALLOWED' }]);
}
