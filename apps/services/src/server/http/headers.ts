import { placeOf } from '@crema/embed/paths';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './app-env.ts';
import { ownOrigin } from './origin.ts';

/** A page that is not a page of the app can load nothing and stand in no frame. */
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
  // In a page that isolates itself a browser leads a frame on by nothing else; where it leads decides who may show it.
  'Cross-Origin-Resource-Policy':
    isRedirect && placeOf(path).place === 'frame' ? 'cross-origin' : 'same-origin',
  // A browser cuts a popup off from its opener for a redirect on its way as well; where it leads decides for itself.
  'Cross-Origin-Opener-Policy': isRedirect ? 'unsafe-none' : 'same-origin',
});

/** Headers every answer carries. */
export function securityHeaders(trustProxy: boolean): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await next();
    // Set where they stand: `c.header` would copy an answer that is finished for each of them.
    const { headers, status } = c.res;
    for (const [name, value] of Object.entries(always)) headers.set(name, value);
    const isRedirect = status >= 300 && status < 400;
    for (const [name, value] of Object.entries(unlessSet(isRedirect, c.req.path)))
      if (!headers.has(name)) headers.set(name, value);
    // It knows no origins, and refuses where a policy allows: a page whose policy names who may frame it has none.
    if (!c.get('isFrameable')) headers.set('X-Frame-Options', 'DENY');
    // A browser ignores it on plain http; a development machine must not learn it for localhost.
    if (ownOrigin(c, trustProxy).https) headers.set('Strict-Transport-Security', 'max-age=31536000');
  };
}
