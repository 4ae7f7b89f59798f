import type { Page, Request } from 'playwright';
import { onTestFinished } from 'vitest';
import { services } from './address-page.ts';

/** Ways in which a service of the address form may be away, and what it does then. */
export const waysToFail = {
  'answers 500': (page: Page, address: string) =>
    page.route(address, (route) => route.fulfill({ status: 500, body: '{}' })),
  'cannot be reached': (page: Page, address: string) => page.route(address, (route) => route.abort()),
  'answers with a page of a proxy': (page: Page, address: string) =>
    page.route(address, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<html>Sign in to the Wi-Fi</html>' }),
    ),
  'answers with half of a JSON text': (page: Page, address: string) =>
    page.route(address, (route) =>
      route.fulfill({ contentType: 'application/json', body: '{"isValid":true,"sugg' }),
    ),
  'answers in another shape': (page: Page, address: string) =>
    page.route(address, (route) =>
      route.fulfill({
        contentType: 'application/json',
        body: '{"isValid":"no","errors":{"0":"postalMismatch"},"suggestions":[{"zip":10115}],"cities":[]}',
      }),
    ),
} as const;

const isWay = (text: string): text is keyof typeof waysToFail => Object.hasOwn(waysToFail, text);
export const failures = Object.keys(waysToFail).filter(isWay);

/** Lets all services that an address form asks quietly be away. */
export async function takeServicesAway(page: Page, how: keyof typeof waysToFail): Promise<void> {
  for (const address of [services.validate, services.provinces, services.districts])
    await waysToFail[how](page, address);
}

/** Milliseconds that a slow service takes. */
const slowness = 2000;

/** Lets all those services take two seconds for each answer, which stays their own. */
export async function slowServicesDown(page: Page): Promise<void> {
  const waiting = new Set<() => void>();
  onTestFinished(() => waiting.forEach((wake) => wake()));
  for (const address of [services.validate, services.provinces, services.districts])
    await page.route(address, async (route) => {
      await new Promise<void>((done) => {
        const timer = setTimeout(done, slowness);
        waiting.add(() => {
          clearTimeout(timer);
          done();
        });
      });
      // The question may have been taken back meanwhile.
      await route.continue().catch(() => {});
    });
}

/** The calls that a page makes to the services from now on, in their order. */
export function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/service/')) calls.push(pathname);
  });
  return calls;
}
