import type { Context } from 'hono';

/** Where a request was sent to, as its browser sees it. */
export interface OwnOrigin {
  readonly https: boolean;
  /** Name and port, as in the address bar. */
  readonly host: string;
}

/** The origin of this server in the eyes of a request's browser; a trusted proxy's word goes before the connection's. */
export function ownOrigin(c: Context, trustProxy: boolean): OwnOrigin {
  const url = new URL(c.req.url);
  const forwarded = (name: string) => (trustProxy ? c.req.header(name)?.split(',')[0]?.trim() : undefined);
  return {
    https: (forwarded('x-forwarded-proto') ?? url.protocol.replace(':', '')) === 'https',
    host: forwarded('x-forwarded-host') ?? url.host,
  };
}

// Hosts are compared, not schemes: behind a proxy that ends TLS the two sides of one origin name different ones.
function isOwn(origin: string, host: string): boolean {
  return URL.canParse(origin) && new URL(origin).host === host;
}

/**
 * Whether a write may come from where it says it comes from. A browser says it by `Origin` or `Sec-Fetch-Site`; what
 * it says must be this origin.
 * @param demanded whether a request that says nothing is refused, as a form post is.
 */
export function isOriginAllowed(c: Context, own: OwnOrigin, demanded: boolean): boolean {
  const origin = c.req.header('origin');
  const site = c.req.header('sec-fetch-site');
  if (origin !== undefined && !isOwn(origin, own.host)) return false;
  if (site !== undefined && site !== 'same-origin') return false;
  return !demanded || origin !== undefined || site !== undefined;
}
