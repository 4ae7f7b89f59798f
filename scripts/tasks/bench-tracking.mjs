/**
 * `npm run bench:tracking --prefix tests`: what a page view and an event cost the tracking library in Chromium, beside walker.js 3, walkerOS 4,
 * Snowplow 4 and `JSON.parse` with a bare `dataLayer.push`; of each the part until its function has returned or, where that is a
 * promise, until that is kept. `--rounds N` (61) says how often each is measured. An aim that is missed is
 * said and is no failure: times differ too much from machine to machine.
 */
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { requireChromium } from '../../tests/chromium/launch.mjs';
import { benchTracking } from '../../tracking/build/bench/bench-tracking.mjs';
import { sentence } from '../shared/sentence.mjs';

/** @param {readonly string[]} args */
export async function run(args) {
  const { values } = parseArgs({ args: [...args], options: { rounds: { type: 'string', default: '61' } } });
  const rounds = Number(values.rounds);
  if (!(rounds >= 1)) throw sentence('--rounds is a number from 1.');
  const { launchOptions } = await requireChromium();
  const browser = await chromium.launch(launchOptions);
  try {
    await benchTracking(browser, rounds);
    return 0;
  } finally {
    await browser.close();
  }
}
