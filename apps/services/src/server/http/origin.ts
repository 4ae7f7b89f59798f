import type { Context } from 'hono';

/** The origin that a request was sent to, as its browser sees it. */
export interface OwnOrigin {
  readonly https: boolean;
  /** Name and port, as in the address bar. */
  readonly host: string;
}

/**
 * Returns the origin of this server as a request's browser sees it. The headers of a trusted proxy take precedence over the
 * connection.
 * @param direct the origin of the connection itself
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
  // A browser never writes the default port, but some proxies do.
  return { https, host: host.replace(https ? /:443$/ : /:80$/, '') };
}

/**
 * Returns true if a host name, with or without a port, is one by which a machine calls itself.
 * @param host such as `127.0.0.1:3000` or `de.localhost`
 */
export const isThisMachine = (host: string): boolean =>
  /^(?:(?:[\w-]+\.)?localhost|127(?:\.\d{1,3}){3}|::1|\[::1\])(?::\d+)?$/i.test(host);

/** The origin that a request to the app was sent to. */
export function ownOrigin(c: Context, trustProxy: boolean): OwnOrigin {
  const { protocol, host } = new URL(c.req.url);
  return originOf({ https: protocol === 'https:', host }, (name) => c.req.header(name), trustProxy);
}

// Compares hosts and not schemes, because behind a proxy that ends TLS the server sees another scheme than the browser.
function isOwn(origin: string, host: string): boolean {
  return URL.canParse(origin) && new URL(origin).host === host;
}

/**
 * Returns true if `Origin` and `Sec-Fetch-Site`, as far as the browser sends them, name this origin. This is enough for a call with
 * a token.
 */
export function isOriginAllowed(c: Context, own: OwnOrigin): boolean {
  const origin = c.req.header('origin');
  const site = c.req.header('sec-fetch-site');
  return (origin === undefined || isOwn(origin, own.host)) && (site === undefined || site === 'same-origin');
}

/**
 * Returns true if the browser says by both `Origin` and `Sec-Fetch-Site` that a post comes from this origin. Every supported
 * browser sends both. Here they replace a token, so neither may be missing.
 */
export function isFromHere(c: Context, own: OwnOrigin): boolean {
  return (
    c.req.header('sec-fetch-site') !== undefined &&
    c.req.header('origin') !== undefined &&
    isOriginAllowed(c, own)
  );
}

/**
 * Returns true if the browser says that a post comes from this origin, but hides the origin. A policy, an extension or a proxy can
 * turn it into `Origin: null`. Such a post changes nothing, but its shopper gets the form back.
 */
export const isOriginHidden = (c: Context): boolean =>
  c.req.header('origin') === 'null' && c.req.header('sec-fetch-site') === 'same-origin';

const loopback = /^(?:localhost|(?:[\w-]+\.)+localhost|127\.0\.0\.1)$/;

// In a policy, a star means any host, and a semicolon ends a directive. Neither occurs in a name.
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
