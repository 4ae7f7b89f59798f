import type { Page } from 'playwright';

/** Calls of tracking. A page makes them when it is idle, and without a shopper's act. */
const ofTracking = ['/service/ttruth/', '/service/customerfrontenddata/', '/service/monitoring/'];

/** Returns the calls that a page makes to the services from now on, in order, without those of tracking. */
export function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/service/') && !ofTracking.some((path) => pathname.startsWith(path)))
      calls.push(pathname);
  });
  return calls;
}
