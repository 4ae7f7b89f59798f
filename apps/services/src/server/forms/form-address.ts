import type { ServedForm } from '@crema/page-contract';
import { placeOf } from '@crema/embed/paths';
import type { Context } from 'hono';
import { ownOrigin } from '../http/origin.ts';

/** The most characters of an address that are passed on with its query. */
const longest = 2000;

/** Parameters that an embedded address cannot lose, because they select its site and its embedder. */
const ofEmbedding = new Set(['host', 'site', 'locale', 'flow']);

/** Reads a path with its query. Joined as text, because `//` at its start would otherwise name a host. */
function readAddress(address: string): URL | undefined {
  return address.startsWith('/') ? new URL(`http://localhost${address}`) : undefined;
}

const isShort = (address: string) => address.length <= longest;

/** Returns the part of an address's query that says how its page is embedded. */
function embeddingOf({ pathname, searchParams }: URL): string {
  if (!placeOf(pathname).place) return '';
  return `?${new URLSearchParams([...searchParams].filter(([name]) => ofEmbedding.has(name))).toString()}`;
}

/** Returns the address of the page that sent a request, from its `Referer`. `undefined` for a page of another host. */
export function refererOf(c: Context, trustProxy: boolean): URL | undefined {
  const referer = c.req.header('referer');
  if (referer === undefined || !URL.canParse(referer)) return undefined;
  const url = new URL(referer);
  return url.host === ownOrigin(c, trustProxy).host ? url : undefined;
}

/**
 * Returns the address of a form's page: path and query. A page and its aliases are the same bytes, so only the browser knows which
 * of them it shows, and sends it as `Referer`. A page that a post returned names its address itself, and so does an embedded page.
 * In all other cases this is the page's own address. A query that is too long is dropped, except for the parameters of an embedded
 * page.
 * @param named the address that the form names
 */
export function formAddress(
  c: Context,
  { paths }: Pick<ServedForm, 'paths'>,
  named: string | undefined,
  trustProxy: boolean,
): string {
  const url = [readAddress(named ?? ''), refererOf(c, trustProxy)].find(
    (each) => each && paths.includes(placeOf(each.pathname).path.replace(/\/$/, '')),
  );
  if (!url) return paths[0];
  return [url.search, embeddingOf(url), ''].map((query) => url.pathname + query).find(isShort) ?? paths[0];
}

/** Returns the address after success without the parameter by which an embedded page reports the success to the page around it. */
export function withoutNews(address: string): string {
  const url = readAddress(address);
  if (!url || !placeOf(url.pathname).place) return address;
  url.searchParams.delete('done');
  return url.pathname + url.search;
}

/** Reads a parameter of an address's query. */
export function queryOf(address: string, name: string): string | null {
  return readAddress(address)?.searchParams.get(name) ?? null;
}
