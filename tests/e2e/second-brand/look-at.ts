import type { Page } from 'playwright';
import { expect } from 'vitest';
import { findings } from '../support/axe.ts';

/** The colours of the second brand's tokens in the light theme. */
const colours = { page: 'rgb(242, 245, 247)', action: 'rgb(11, 92, 114)' };

/**
 * Returns the page's HTML with every attribute, except invisible parts: scripts, styles, and the initial
 * state.
 */
const seenHtml = () => {
  const copy = document.documentElement.cloneNode(true);
  if (!(copy instanceof Element)) return '';
  for (const element of copy.querySelectorAll('script, style')) element.remove();
  return copy.outerHTML;
};

/** Returns the consent groups that a visitor has chosen. */
export async function groupsIn(page: Page): Promise<string | null | undefined> {
  const cookies = await page.context().cookies();
  const kept = cookies.find(({ name }) => name === 'OptanonConsent')?.value;
  return kept === undefined ? undefined : new URLSearchParams(kept).get('groups');
}

/** Waits for the consent banner, which the app shows to visitors without a choice when the page is idle. */
async function asked(page: Page): Promise<void> {
  const isApp = (await page.locator('#app').count()) > 0;
  if (isApp && (await groupsIn(page)) === undefined) await page.locator('#cookies-place section').waitFor();
}

/** Returns the same of a page's HTML as the server sends it. */
export const seenOf = (html: string) => html.replace(/<(script|style)\b.*?<\/\1>/gs, '');

/** Checks every word and link of a page. @param html with every attribute, without scripts and styles */
export function isOfBrand(at: string, html: string): void {
  expect({ at, named: html.includes('Nordwerk') }).toEqual({ at, named: true });
  expect({ at, ours: html.match(/.{0,60}crema.{0,60}/gi) }).toEqual({ at, ours: null });
}

/**
 * The pages that axe has checked, with and without the consent banner. A second visit to the same page is
 * skipped.
 */
const judged = new Set<string>();

async function isForEverybody(page: Page): Promise<void> {
  const { host, pathname } = new URL(page.url());
  const isAsked = (await page.locator('#cookies-place section').count()) > 0;
  const name = `${host}${pathname} ${isAsked}`;
  if (judged.has(name)) return;
  expect({ name, found: await findings(page) }).toEqual({ name, found: [] });
  judged.add(name);
}

/** Checks that a page has only words, links and colours of the second brand, and that it is accessible. */
export async function lookAt(page: Page): Promise<void> {
  await asked(page);
  const at = page.url();
  isOfBrand(at, await page.evaluate(seenHtml));
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
    colours.page,
  );
  for (const button of await page.locator('main button[type=submit]:not([disabled])').all())
    expect(await button.evaluate((each) => getComputedStyle(each).backgroundColor)).toBe(colours.action);
  await isForEverybody(page);
}
