import type { Page } from 'playwright';
import { expect } from 'vitest';
import { findings } from '../support/axe.ts';

/** What the second brand's tokens say, by day. */
const colours = { page: 'rgb(242, 245, 247)', action: 'rgb(11, 92, 114)' };

/** The page's HTML with every attribute, but for what nobody sees: scripts, styles, and the state the page starts from. */
const seenHtml = () => {
  const copy = document.documentElement.cloneNode(true);
  if (!(copy instanceof Element)) return '';
  for (const element of copy.querySelectorAll('script, style')) element.remove();
  return copy.outerHTML;
};

/** What a visitor has agreed to, once they have chosen. */
export async function groupsIn(page: Page): Promise<string | null | undefined> {
  const cookies = await page.context().cookies();
  const kept = cookies.find(({ name }) => name === 'OptanonConsent')?.value;
  return kept === undefined ? undefined : new URLSearchParams(kept).get('groups');
}

/** Waits for what asks who has not chosen yet: it comes to a page of the app when that is idle. */
async function asked(page: Page): Promise<void> {
  const isApp = (await page.locator('#app').count()) > 0;
  if (isApp && (await groupsIn(page)) === undefined) await page.locator('#cookies-place section').waitFor();
}

/** The same of a page's HTML as it is served. */
export const seenOf = (html: string) => html.replace(/<(script|style)\b.*?<\/\1>/gs, '');

/** Checks every word and link of a page. @param html with every attribute, without scripts and styles */
export function isOfBrand(at: string, html: string): void {
  expect({ at, named: html.includes('Nordwerk') }).toEqual({ at, named: true });
  expect({ at, ours: html.match(/.{0,60}crema.{0,60}/gi) }).toEqual({ at, ours: null });
}

/** Pages that axe has seen, with the question about cookies and without it. The same page a second time is no other one. */
const judged = new Set<string>();

async function isForEverybody(page: Page): Promise<void> {
  const { host, pathname } = new URL(page.url());
  const isAsked = (await page.locator('#cookies-place section').count()) > 0;
  const name = `${host}${pathname} ${isAsked}`;
  if (judged.has(name)) return;
  expect({ name, found: await findings(page) }).toEqual({ name, found: [] });
  judged.add(name);
}

/** Looks whether a page is the second brand's in every word, link and colour, and operable by everybody. */
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
