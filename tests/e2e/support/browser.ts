import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { chromiumLaunch } from '../../chromium/launch.mjs';

/** A page whose complaints are kept: errors, console errors and broken policies. */
export interface OpenPage {
  readonly page: Page;
  readonly complaints: string[];
}

/** Closes a page with the test that opened it; one that a hook opened for a whole block closes with the browser. */
function closeWithTest(close: () => Promise<void>): void {
  try {
    onTestFinished(close);
  } catch {
    // There is no test yet.
  }
}

/**
 * One browser for a test file. Every page gets a profile of its own and closes with the test that opened it: what a test
 * that ran out of time still wants to do there comes to nothing.
 */
export function useBrowser(): (options?: BrowserContextOptions) => Promise<OpenPage> {
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await chromium.launch(await chromiumLaunch());
  });
  afterAll(() => browser?.close());
  return async (options = {}) => {
    if (!browser) throw new Error('The browser has not started.');
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
    const page = await context.newPage();
    closeWithTest(async () => {
      // What still answers a request then is not to fail over a page that is gone.
      if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      await context.close();
    });
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    return { page, complaints };
  };
}
