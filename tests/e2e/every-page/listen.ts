import type { Page, Request } from 'playwright';
import { vi } from 'vitest';

/** The console messages and requests of a page. */
export interface Heard {
  /** Everything on the console: messages, errors and policy violations. */
  readonly messages: readonly string[];
  /** All requests with their results: a status, or the reason why there was none. */
  readonly requests: readonly { readonly url: string; readonly came: number | string }[];
}

/** The last files that a page with scripts loads by itself: fonts and tracking. */
const last = ['/assets/fonts-', '/assets/wiring-'];

/** The time without a request after which a page counts as complete, in ms. */
const QUIET = 100;

/**
 * Listens to a tab. It starts again with each page that the tab opens.
 * @returns a function that resolves with the record when the page has loaded everything
 */
export function listen(tab: Page): () => Promise<Heard> {
  let messages: string[] = [];
  let requests: { url: string; came: number | string }[] = [];
  let underWay = new Set<Request>();
  let changed = Date.now();
  tab.on('console', (message) => messages.push(message.text()));
  tab.on('pageerror', (error) => messages.push(error.message));
  tab.on('request', (request) => {
    underWay.add(request);
    changed = Date.now();
  });
  const come = (request: Request, came: number | string) => {
    // Until the response arrives, the previous page still runs. Its requests do not count.
    if (request.isNavigationRequest()) [messages, requests, underWay] = [[], [], new Set([request])];
    if (underWay.delete(request)) requests.push({ url: request.url(), came });
    changed = Date.now();
  };
  tab.on('response', (response) => come(response.request(), response.status()));
  tab.on('requestfailed', (request) => come(request, request.failure()?.errorText ?? 'failed'));

  const isComplete = (expected: readonly string[]) =>
    underWay.size === 0 &&
    Date.now() - changed >= QUIET &&
    expected.every((part) => requests.some(({ url }) => url.includes(part)));
  return async () => {
    const expected = (await tab.locator('[data-entry]').count()) > 0 ? last : [];
    await vi.waitUntil(() => isComplete(expected), { timeout: 60_000, interval: 20 });
    return { messages: [...messages], requests: [...requests] };
  };
}
