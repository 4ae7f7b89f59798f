import { isSiteKey } from '@crema/flow-domain';
import type { Context } from 'hono';
import type { EventFilter } from '../../core/events/find-events.ts';
import type { AppEnv } from '../http/app-env.ts';
import { isStorable } from '../http/read-body.ts';

/** Returns a parameter of a request. One without a value, or with one that no event can have, is not set. */
function parameterOf(c: Context<AppEnv>, name: string): string | undefined {
  const value = c.req.query(name)?.trim();
  return value !== undefined && value !== '' && isStorable(value) ? value : undefined;
}

/** Returns the site that a request asks for. */
export function siteIn(c: Context<AppEnv>): string | undefined {
  const site = parameterOf(c, 'site');
  return isSiteKey(site) ? site : undefined;
}

/** Returns the filter of a request. */
export const filterOf = (c: Context<AppEnv>): Required<EventFilter> => ({
  name: parameterOf(c, 'name'),
  site: siteIn(c),
  session: parameterOf(c, 'session'),
});
