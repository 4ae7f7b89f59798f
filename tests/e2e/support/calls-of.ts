import type { Page } from 'playwright';
import { trackingPaths } from '../../../apps/dev-server/src/scenarios/tracking-scenarios.ts';

/** Returns the calls that a page makes to the services from now on, in order. Those of tracking come without a shopper's act and are left out. */
export function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/service/') && !trackingPaths.some((path) => pathname.startsWith(path)))
      calls.push(pathname);
  });
  return calls;
}
