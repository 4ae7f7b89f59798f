import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { afterAll, onTestFinished } from 'vitest';
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

/** Whether `close` runs when a test ends: not in a hook, where there is no test yet. */
function closesWithTest(close: () => Promise<void>): boolean {
  try {
    onTestFinished(close);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns a function that opens pages. Every page gets a profile of its own, and closes with the test that opened it, so that
 * a test that ran out of time does nothing there any more. A page that a hook has opened closes with the block.
 */
export function useBrowser(): (options?: BrowserContextOptions) => Promise<OpenPage> {
  const openForBlock: (() => Promise<void>)[] = [];
  afterAll(async () => {
    for (const close of openForBlock) await close();
  });
  return async (options = {}) => {
    const browser = await workersBrowser();
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
    const page = await context.newPage();
    const close = async () => {
      // What still answers a request then is not to fail over a page that is gone.
      if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      await context.close();
    };
    if (!closesWithTest(close)) openForBlock.push(close);
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    return { page, complaints };
  };
}
