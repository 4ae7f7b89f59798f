/**
 * `npm run bench:tracking --prefix tests`: measures in Chromium how long the tracking library takes for a
 * page view and an event. It compares walker.js 3, walkerOS 4, Snowplow 4 and `JSON.parse` with a plain
 * `dataLayer.push`. A measurement ends when the function returns, or when its promise settles. `--rounds N`
 * (61) sets the number of measurements. A missed target is printed but does not fail, because times differ
 * too much between machines.
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
