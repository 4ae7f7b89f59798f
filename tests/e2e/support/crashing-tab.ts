import { setTimeout } from 'node:timers/promises';
import puppeteer, { type Page } from 'puppeteer-core';
import { onTestFinished } from 'vitest';
import { chromiumLaunch } from '../../chromium/launch.mjs';
import { refuseTracking } from './browser-refusal.ts';

/** A tab whose renderer a test can crash, and which a reload brings back. */
export interface CrashingTab {
  readonly page: Page;
  /** Crashes the tab's renderer, as a lack of memory does. Resolves when it is gone. */
  readonly crash: () => Promise<void>;
  /** Types into an input, chooses in a list or ticks a box, by the input's name. */
  readonly fill: (values: Readonly<Record<string, string>>) => Promise<void>;
  /** Returns the value of an input. For a checkbox it returns the state, for radios the chosen value. */
  readonly value: (name: string) => Promise<string>;
  /** Returns everything that the tab has stored for its site. */
  readonly kept: () => Promise<string>;
}

/** Opens a tab in a new browser. Playwright gives up a page that has crashed, but Puppeteer can reload it. */
export async function openCrashingTab(): Promise<CrashingTab> {
  const browser = await puppeteer.launch({ ...(await chromiumLaunch()), headless: true });
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  // The consent banner would lie over the form's last inputs.
  await page.evaluateOnNewDocument(refuseTracking);
  const session = await page.createCDPSession();
  return {
    page,
    crash: async () => {
      const gone = new Promise((resolve) => {
        page.once('error', resolve);
      });
      // There is no response, because the renderer that would send it is gone.
      session.send('Page.crash').catch(() => {});
      await gone;
      // Gives the browser time to clean up.
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
