/**
 * `npm run bench:tracking --prefix tests`: measures in Chromium how long the tracking library takes for a
 * page view and an event. It compares walker.js 3, walkerOS 4, Snowplow 4 and `JSON.parse` with a plain
 * `dataLayer.push`. A measurement ends when the function returns, or when its promise settles. `--rounds N`
 * (61) sets the number of measurements. A missed target is printed but does not fail, because times differ
 * too much between machines.
 */
import { parseArgs } from 'node:util';
import { sentence } from '../../../scripts/shared/sentence.mjs';
import { withChromium } from '../../chromium/with-chromium.mjs';
import { bundlePage } from './bundle-page.mjs';
import { printPage } from './report.mjs';
import { servePage } from './serve-page.mjs';
import { visitorsCookies } from './visitors-cookies.mjs';

/** @typedef {{ name: string, options: object, agreed: boolean, withoutCookieStore?: boolean, whole?: boolean }} Page */

/**
 * The measured pages. They differ in the library's work for a page view.
 * @type {readonly Page[]}
 */
const pages = [
  { name: 'nothing but the data layer', options: { dataLayerOnly: true }, agreed: true, whole: true },
  { name: 'every channel, session cookie written', options: {}, agreed: true },
  { name: 'every channel, without statistics: no session', options: {}, agreed: false },
  {
    name: 'nothing but the data layer, browser without cookieStore',
    options: { dataLayerOnly: true },
    agreed: true,
    withoutCookieStore: true,
  },
];

/** Measures on one page, in its own browser context. */
async function measurePage(browser, origin, rounds, { options, agreed, withoutCookieStore, whole }) {
  const context = await browser.newContext();
  try {
    const cookies = Object.entries(visitorsCookies(agreed));
    await context.addCookies(cookies.map(([name, value]) => ({ name, value, url: origin })));
    if (withoutCookieStore) {
      await context.addInitScript(() => Object.defineProperty(window, 'cookieStore', { value: undefined }));
    }
    const page = await context.newPage();
    await page.goto(origin);
    await page.waitForFunction(() => 'bench' in window);
    return await page.evaluate((how) => window.bench(how), { options, rounds, whole });
  } finally {
    await context.close();
  }
}

/** @param {readonly string[]} args */
export async function run(args) {
  const { values } = parseArgs({ args: [...args], options: { rounds: { type: 'string', default: '61' } } });
  const rounds = Number(values.rounds);
  if (!(rounds >= 1)) throw sentence('--rounds is a number from 1.');
  const { origin, stop } = await servePage(await bundlePage());
  try {
    await withChromium(async (browser) => {
      console.log(`Chromium ${browser.version()}, medians of ${rounds} rounds by turns`);
      let missed = 0;
      for (const page of pages)
        missed += printPage(page.name, await measurePage(browser, origin, rounds, page));
      console.log(missed === 0 ? '\nEvery aim is met.' : `\n${missed} of the aims missed.`);
    });
    return 0;
  } finally {
    stop();
  }
}
