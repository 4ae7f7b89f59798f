import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { afterAll, onTestFinished } from 'vitest';
import { chromiumLaunch } from '../../chromium/launch.mjs';
import { refuseTracking } from './browser-refusal.ts';
import { isExpectedLog } from './expected-log.ts';

/** A page with a record of its complaints: errors, console errors and policy violations. */
export interface OpenPage {
  readonly page: Page;
  readonly complaints: string[];
}

let launched: Promise<Browser> | undefined;

/**
 * Returns the browser of this worker, which all files of the worker share. Playwright ends it with the
 * worker's process. If a browser has crashed, a new one replaces it, so that only the test that crashed it
 * fails.
 */
async function workersBrowser(): Promise<Browser> {
  const browser = await (launched ??= chromiumLaunch().then((options) => chromium.launch(options)));
  if (browser.isConnected()) return browser;
  launched = undefined;
  return await workersBrowser();
}

/** Runs `close` when a test ends. Returns false in a hook, because no test runs there. */
function closesWithTest(close: () => Promise<void>): boolean {
  try {
    onTestFinished(close);
    return true;
  } catch {
    return false;
  }
}

/** The profile of a page. */
interface Profile extends BrowserContextOptions {
  /** Whether the pages may ask for consent to tracking. Otherwise the browser refuses it for all sites. @default false */
  readonly asksForConsent?: boolean;
}

/**
 * Returns a function that opens pages. Every page gets its own profile and closes with its test, so that a
 * test that ran out of time can no longer act on it. A page that a hook has opened closes with the block.
 */
export function useBrowser(): (profile?: Profile) => Promise<OpenPage> {
  const openForBlock: (() => Promise<void>)[] = [];
  afterAll(async () => {
    for (const close of openForBlock) await close();
  });
  return async ({ asksForConsent = false, ...options } = {}) => {
    const browser = await workersBrowser();
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
    if (!asksForConsent) await context.addInitScript(refuseTracking);
    const page = await context.newPage();
    const close = async () => {
      // A handler that still answers a request must not fail because the page is closed.
      if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      await context.close();
    };
    if (!closesWithTest(close)) openForBlock.push(close);
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      const isComplaint = message.type() === 'error' || message.type() === 'warning';
      if (isComplaint && !isExpectedLog(message.text())) complaints.push(message.text());
    });
    return { page, complaints };
  };
}
