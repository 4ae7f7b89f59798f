import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { ownOrigin } from './origin.ts';

/** A page that is not a page of the app can load nothing and stand in no frame. */
export const barePolicy = "default-src 'none'; frame-ancestors 'none'";

const always = {
  'X-Content-Type-Options': 'nosniff',
  // Keeps the Origin header on our own form posts, which `no-referrer` would turn into "null".
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), midi=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
} as const;

/** Headers every answer carries. A page brings its own content security policy; everything else gets the bare one. */
export function securityHeaders(trustProxy: boolean): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(always)) c.header(name, value);
    if (!c.res.headers.has('Content-Security-Policy')) c.header('Content-Security-Policy', barePolicy);
    // A browser ignores it on plain http; a development machine must not learn it for localhost.
    if (ownOrigin(c, trustProxy).https) c.header('Strict-Transport-Security', 'max-age=31536000');
  };
}
