import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { onTestFinished } from 'vitest';
import { chromiumLaunch } from '../../chromium/launch.mjs';

/** A page whose complaints are kept: errors, console errors and broken policies. */
export interface OpenPage {
  readonly page: Page;
  readonly complaints: string[];
}

let launched: Promise<Browser> | undefined;

/**
 * Returns the browser of this worker, which all of its files share. It ends with the worker's process: Playwright sees to that.
 * A browser that has crashed is replaced by a new one, so that only the test that crashed it fails.
 */
async function workersBrowser(): Promise<Browser> {
  const browser = await (launched ??= chromiumLaunch().then((options) => chromium.launch(options)));
  if (browser.isConnected()) return browser;
  launched = undefined;
  return await workersBrowser();
}

/** Closes a page with the test that opened it. A page that a hook opened for a whole block closes with the browser. */
function closeWithTest(close: () => Promise<void>): void {
  try {
    onTestFinished(close);
  } catch {
    // There is no test yet.
  }
}

/**
 * Returns a function that opens pages. Every page gets a profile of its own, and closes with the test that opened it, so that
 * a test that ran out of time does nothing there any more.
 */
export function useBrowser(): (options?: BrowserContextOptions) => Promise<OpenPage> {
  return async (options = {}) => {
    const browser = await workersBrowser();
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
