import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { problem } from '../http/problem.ts';
import { isOriginAllowed, ownOrigin } from '../security/origin.ts';
import { isFramed } from './is-framed.ts';

/**
 * Refuses whatever another site asks the frame's calls for: their cookies would come along, which the ordinary calls' do not. Only
 * a frame of ours has anything to ask there.
 */
export function refuseOthers(trustProxy: boolean): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (isFramed(c) && !isOriginAllowed(c, ownOrigin(c, trustProxy))) {
      return problem(c, 403, [{ code: 'ORIGIN_NOT_ALLOWED' }]);
    }
    return await next();
  };
}
