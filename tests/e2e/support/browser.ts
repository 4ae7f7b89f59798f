import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { chromiumLaunch } from '../../chromium/launch.mjs';

/** A page whose complaints are kept: errors, console errors and broken policies. */
export interface OpenPage {
  readonly page: Page;
  readonly complaints: string[];
}

/** One browser for a test file; every page gets a profile of its own. */
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
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    return { page, complaints };
  };
}
