import type { Context } from 'hono';

/** The origin that a request was sent to, as its browser sees it. */
export interface OwnOrigin {
  readonly https: boolean;
  /** Name and port, as in the address bar. */
  readonly host: string;
}

/**
 * The origin of this server in the eyes of a request's browser; a trusted proxy's word goes before the connection's.
 * @param direct where the request came in
 */
export function originOf(
  direct: OwnOrigin,
  header: (name: string) => string | undefined,
  trustProxy: boolean,
): OwnOrigin {
  const forwarded = (name: string) => (trustProxy ? header(name)?.split(',', 1)[0]?.trim() : undefined);
  const protocol = forwarded('x-forwarded-proto')?.toLowerCase();
  const https = protocol === undefined ? direct.https : protocol === 'https';
  const host = (forwarded('x-forwarded-host') ?? direct.host).toLowerCase();
  // A browser never writes the port that goes without saying; some proxies do.
  return { https, host: host.replace(https ? /:443$/ : /:80$/, '') };
}

/** The origin that a request to the app was sent to. */
export function ownOrigin(c: Context, trustProxy: boolean): OwnOrigin {
  const { protocol, host } = new URL(c.req.url);
  return originOf({ https: protocol === 'https:', host }, (name) => c.req.header(name), trustProxy);
}

// Hosts are compared, not schemes: behind a proxy that ends TLS the two sides of one origin name different ones.
function isOwn(origin: string, host: string): boolean {
  return URL.canParse(origin) && new URL(origin).host === host;
}

/**
 * Whether a call with a token may come from where it says it comes from. A browser says it by `Origin` or `Sec-Fetch-Site`;
 * what it says must be this origin.
 */
export function isOriginAllowed(c: Context, own: OwnOrigin): boolean {
  const origin = c.req.header('origin');
  const site = c.req.header('sec-fetch-site');
  return (origin === undefined || isOwn(origin, own.host)) && (site === undefined || site === 'same-origin');
}

/**
 * Whether a browser says that a post comes from this origin: by `Origin`, and by `Sec-Fetch-Site`, both of which every
 * supported browser sends. What stands in for a token, so neither may be missing.
 */
export function isFromHere(c: Context, own: OwnOrigin): boolean {
  return (
    c.req.header('sec-fetch-site') !== undefined &&
    c.req.header('origin') !== undefined &&
    isOriginAllowed(c, own)
  );
}

/**
 * Whether a browser says that a post comes from this origin, and hides which one that is: `Origin: null` is what a policy, an extension
 * or a proxy makes of it. Nothing is done for such a post, but its shopper gets the form back.
 */
export const isOriginHidden = (c: Context): boolean =>
  c.req.header('origin') === 'null' && c.req.header('sec-fetch-site') === 'same-origin';

const loopback = /^(?:localhost|(?:[\w-]+\.)+localhost|127\.0\.0\.1)$/;

// A policy reads a star as any host, and a semicolon as its own; neither stands in a name.
const hostName = /^(?:[\w-]+\.)*[\w-]+$/;

/** Returns true if a text is an origin as a browser writes it, and is https or loopback. */
export function isSafeOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { origin, protocol, hostname } = new URL(text);
  if (origin !== text || !hostName.test(hostname)) return false;
  return protocol === 'https:' || (protocol === 'http:' && loopback.test(hostname));
}

/** Says that a text which should be a safe origin is none. */
export const noSafeOrigin = (text: string): string =>
  `'${text}' in the brand's embedderOrigins is no origin such as https://www.example.com; http is only for this machine.`;
