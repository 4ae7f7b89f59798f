import { setTimeout } from 'node:timers/promises';
import puppeteer, { type Page } from 'puppeteer-core';
import { onTestFinished } from 'vitest';
import { chromiumLaunch } from '../../chromium/launch.mjs';

/** A tab whose renderer can be taken down, and that comes back by a reload. */
export interface CrashingTab {
  readonly page: Page;
  /** Takes the tab's renderer down, as a lack of memory does. Resolves once it is gone. */
  readonly crash: () => Promise<void>;
  /** Writes into an input, chooses in a list or ticks a box, by the input's name. */
  readonly fill: (values: Readonly<Record<string, string>>) => Promise<void>;
  /** What an input holds; of a box whether it is ticked, of radios the one that is chosen. */
  readonly value: (name: string) => Promise<string>;
  /** Everything that the tab keeps for its site. */
  readonly kept: () => Promise<string>;
}

/** Opens a tab in a browser of its own: Playwright gives a page up that has crashed, Puppeteer lets it be loaded again. */
export async function openCrashingTab(): Promise<CrashingTab> {
  const browser = await puppeteer.launch({ ...(await chromiumLaunch()), headless: true });
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  const session = await page.createCDPSession();
  return {
    page,
    crash: async () => {
      const gone = new Promise((resolve) => {
        page.once('error', resolve);
      });
      // It has no answer: who would give it is gone.
      session.send('Page.crash').catch(() => {});
      await gone;
      // The browser clears up after it.
      await setTimeout(500);
    },
    fill: async (values) => {
      for (const [name, value] of Object.entries(values)) {
        const input = `[name="${name}"]`;
        if (value === 'on') await page.locator(input).click();
        else if (name.endsWith('.layout')) await page.locator(`${input}[value="${value}"]`).click();
        else await page.locator(input).fill(value);
      }
    },
    value: (name) =>
      page.$$eval(`[name="${name}"]`, (inputs) => {
        const input = inputs.find(
          (each) => !(each instanceof HTMLInputElement) || each.type !== 'radio' || each.checked,
        );
        if (input instanceof HTMLInputElement && input.type === 'checkbox') return input.checked ? 'on' : '';
        return input instanceof HTMLInputElement || input instanceof HTMLSelectElement ? input.value : '';
      }),
    kept: () => page.evaluate(() => Object.values(sessionStorage).join()),
  };
}
