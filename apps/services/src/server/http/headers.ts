import { placeOf } from '@crema/embed/paths';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './app-env.ts';
import { ownOrigin } from './origin.ts';

/** The policy of a page that is not of the app. It can load nothing, and no frame can show it. */
export const barePolicy = "default-src 'none'; frame-ancestors 'none'";

const always = {
  'X-Content-Type-Options': 'nosniff',
  // Keeps the Origin header on our own form posts, which `no-referrer` would turn into "null".
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), midi=(), payment=(), usb=()',
} as const;

/**
 * The defaults of headers that a response may set itself. A page sets its own content security policy. A popup keeps its link to
 * the window that opened it. A script for other sites allows them to load it.
 */
const unlessSet = (isRedirect: boolean, path: string) => ({
  'Content-Security-Policy': barePolicy,
  // In a page that isolates itself, a browser follows the redirect of a frame only with this value. The target decides which pages
  // may show it.
  'Cross-Origin-Resource-Policy':
    isRedirect && placeOf(path).place === 'frame' ? 'cross-origin' : 'same-origin',
  // A redirect on the way with another value would also cut a popup off from its opener. The target decides for itself.
  'Cross-Origin-Opener-Policy': isRedirect ? 'unsafe-none' : 'same-origin',
});

/** Sets the headers that every response has. */
export function securityHeaders(trustProxy: boolean): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await next();
    // Changes the headers of the response itself, because `c.header` would copy a finished response for each header.
    const { headers, status } = c.res;
    for (const [name, value] of Object.entries(always)) headers.set(name, value);
    const isRedirect = status >= 300 && status < 400;
    for (const [name, value] of Object.entries(unlessSet(isRedirect, c.req.path)))
      if (!headers.has(name)) headers.set(name, value);
    // This header knows no origins, and blocks a frame even if a policy allows it. So it is left out if the page's policy names its
    // embedders.
    if (!c.get('isFrameable')) headers.set('X-Frame-Options', 'DENY');
    // A browser ignores it on plain http; a development machine must not learn it for localhost.
    if (ownOrigin(c, trustProxy).https) headers.set('Strict-Transport-Security', 'max-age=31536000');
  };
}
