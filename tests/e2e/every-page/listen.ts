import type { Page, Request } from 'playwright';
import { vi } from 'vitest';

/** What a page said and asked for. */
export interface Heard {
  /** All that the console said: messages, errors and broken policies. */
  readonly messages: readonly string[];
  /** All that it asked for, with what became of it: a status, or why there was none. */
  readonly requests: readonly { readonly url: string; readonly came: number | string }[];
}

/** What a page with scripts fetches last, by itself: its fonts, and tracking. */
const last = ['/assets/fonts-', '/assets/wiring-'];

/** How long nothing is to be under way before a page counts as complete, in ms. */
const QUIET = 100;

/**
 * Listens to a tab, anew from each page on that is opened there.
 * @returns what waits until the page has fetched all it wants, and then tells what was heard of it
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
    // Until a page answers, the one before still runs; what that one wanted is no matter of this.
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
