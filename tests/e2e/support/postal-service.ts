import type { Page } from 'playwright';
import { onTestFinished } from 'vitest';
import { services } from './address-page.ts';

/** The failures that a service of the address form may have, each with its behaviour. */
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

/** Makes all services fail that an address form calls in the background. */
export async function takeServicesAway(page: Page, how: keyof typeof waysToFail): Promise<void> {
  for (const address of [services.validate, services.provinces, services.districts])
    await waysToFail[how](page, address);
}

/** The delay of a slow service, in milliseconds. */
const slowness = 2000;

/** Delays each response of these services by two seconds. */
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
      // The page may have aborted the request in the meantime.
      await route.continue().catch(() => {});
    });
}
