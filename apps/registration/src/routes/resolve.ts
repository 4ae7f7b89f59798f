import { failedPage } from '@crema/page-shell/fixed-names';
import type { Route, RouteTable } from './route.ts';

/** The result of a path. */
export type Resolved =
  | { readonly kind: 'page'; readonly route: Route; readonly parameter?: string | undefined }
  | { readonly kind: 'page-list' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'not-found'; readonly message: string };

// Calls, builds and files are no pages. The catch-all must not hide that one of them is missing.
const outsideCatchAll = /^\/(?:builds|service|assets)(?:\/|$)/;

/**
 * Resolves an address: a page, the development page list, a redirect of the catch-all with its query kept, or the error
 * page with the specification's own line (Registration §2, §8).
 */
export function resolve(url: URL, table: RouteTable, pageList: boolean): Resolved {
  const { pathname: path, search } = url;
  const match = table.match(path);
  // The route exists, but not the page with this parameter.
  if (match?.unknown) return { kind: 'not-found', message: `Page Not Found: ${path}${search}` };
  if (match) return { kind: 'page', route: match.route, parameter: match.parameter };
  if (path.replace(/\/$/, '') === '/registration' && pageList) return { kind: 'page-list' };
  if (path === failedPage) return { kind: 'failed' };
  if (outsideCatchAll.test(path)) return { kind: 'not-found', message: `Page not found: ${path}` };
  const signup = path === '/m' || path.startsWith('/m/') ? '/m/signup' : '/signup';
  return { kind: 'redirect', location: `${signup}${search}` };
}
