import type { Route } from './route.ts';
import { routeFor } from './routes.ts';

/** What a path leads to. */
export type Resolved =
  | { readonly kind: 'page'; readonly route: Route }
  | { readonly kind: 'page-list' }
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'not-found'; readonly message: string };

// Calls, builds and files are no pages: the catch-all does not hide that they are missing.
const outsideCatchAll = /^\/(?:builds|service|assets)(?:\/|$)/;

/**
 * Resolves an address: a page, the development page list, a redirect of the catch-all with its query kept, or the error
 * page with the specification's own line (Registration §2, §8).
 */
export function resolve(url: URL, pageList: boolean): Resolved {
  const path = url.pathname.length > 1 ? url.pathname.replace(/\/$/, '') : url.pathname;
  const route = routeFor(path);
  if (route) return { kind: 'page', route };
  if (path === '/registration' && pageList) return { kind: 'page-list' };
  // The route exists, the kind of registration does not.
  if (path.startsWith('/address-input/')) {
    return { kind: 'not-found', message: `Page Not Found: ${url.pathname}${url.search}` };
  }
  if (outsideCatchAll.test(path)) return { kind: 'not-found', message: `Page not found: ${url.pathname}` };
  const signup = path === '/m' || path.startsWith('/m/') ? '/m/signup' : '/signup';
  return { kind: 'redirect', location: `${signup}${url.search}` };
}
