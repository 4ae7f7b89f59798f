import type { ServedForm } from '@crema/flow-domain';
import type { Context } from 'hono';
import { ownOrigin } from '../security/origin.ts';

/** The path a request was made from, as its browser tells; `undefined` for another host's. */
function refererPath(c: Context, trustProxy: boolean): string | undefined {
  const referer = c.req.header('referer');
  if (referer === undefined || !URL.canParse(referer)) return undefined;
  const { host, pathname } = new URL(referer);
  return host === ownOrigin(c, trustProxy).host ? pathname : undefined;
}

/**
 * The address a form was on. A page and its aliases are the same bytes, so only the browser knows which of them it shows: it
 * tells by the `Referer`. A page that a post returned names its address itself. Anything else is the page's own address.
 * @param named what the form says
 */
export function formAddress(
  c: Context,
  { paths }: ServedForm,
  named: string | undefined,
  trustProxy: boolean,
): string {
  const asked = [named, refererPath(c, trustProxy)];
  return asked.flatMap((each) => paths.find((path) => path === each) ?? [])[0] ?? paths[0];
}
