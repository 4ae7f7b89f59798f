import type { ServedForm } from '@crema/flow-domain';
import { placeOf } from '@crema/flow-domain/embedding';
import type { Context } from 'hono';
import { ownOrigin } from '../security/origin.ts';

/** The most characters of an address that are passed on with its query. */
const longest = 2000;

/** Reads a path with its query. Joined as text, because `//` at its start would otherwise name a host. */
function readAddress(address: string): URL | undefined {
  return address.startsWith('/') ? new URL(`http://localhost${address}`) : undefined;
}

/** The address a request was made from, as its browser tells; `undefined` for another host's. */
function refererOf(c: Context, trustProxy: boolean): URL | undefined {
  const referer = c.req.header('referer');
  if (referer === undefined || !URL.canParse(referer)) return undefined;
  const url = new URL(referer);
  return url.host === ownOrigin(c, trustProxy).host ? url : undefined;
}

/**
 * The address a form was on: path and query. A page and its aliases are the same bytes, so only the browser knows which of
 * them it shows: it tells by the `Referer`. A page that a post returned names its address itself. Anything else is the
 * page's own address. An embedded page keeps the place it stands in. A query beyond all measure is dropped.
 * @param named what the form says
 */
export function formAddress(
  c: Context,
  { paths }: ServedForm,
  named: string | undefined,
  trustProxy: boolean,
): string {
  const url = [readAddress(named ?? ''), refererOf(c, trustProxy)].find(
    (each) => each && paths.includes(placeOf(each.pathname).path.replace(/\/$/, '')),
  );
  if (!url) return paths[0];
  const address = url.pathname + url.search;
  return address.length > longest ? url.pathname : address;
}

/** Reads a parameter of an address's query. */
export function queryOf(address: string, name: string): string | null {
  return readAddress(address)?.searchParams.get(name) ?? null;
}
