/**
 * `npm run bench:consent --prefix tests`: measures the consent banner on a phone four times slower than this machine. Prints the time
 * from the press of each button to the next paint, and first paint and layout shift of a page with and without the banner, in turns.
 * Fails if the 75th percentile of a press is above 50 ms, or if the page with the banner paints more than a frame later or moves more.
 * `--rounds 5` measures less than 20 times.
 */
import { parseArgs } from 'node:util';
import { refuseTracking } from '../../e2e/support/browser-refusal.ts';
import { startProduct } from '../../e2e/support/start-product.ts';
import { withChromium } from '../../chromium/with-chromium.mjs';
import { requireBuild } from '../../support/require-build.mjs';
import { median, quantile } from '../support/figures.mjs';

const bound = 50;
/** Milliseconds of a frame. First paints of one page differ by one from run to run. */
const frame = 17;
/** Milliseconds that a finger stays on a button. Without it, the paint of the press itself would wait for the release. */
const touched = 80;
const buttons = ['Alle ablehnen', 'Alle annehmen'];

/** Runs in the page. Collects paints, layout shifts and the durations of presses, in ms; browsers round to 8 ms. */
function watch() {
  self.figures = { paint: 0, shift: 0, press: 0 };
  const observe = (type, add, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({
      type,
      buffered: true,
      ...options,
    });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') self.figures.paint = startTime;
  });
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) self.figures.shift += value;
  });
  // Shorter presses are not reported.
  observe(
    'event',
    ({ interactionId, duration }) => {
      if (interactionId) self.figures.press = Math.max(self.figures.press, duration);
    },
    { durationThreshold: 16 },
  );
}

/** Opens a page with a new profile on a slow phone, waits until it is idle and returns its figures. */
async function visit(browser, url, { asked, press }) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    await context.addInitScript(watch);
    if (!asked) await context.addInitScript(refuseTracking);
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(`${url}/signup`, { waitUntil: 'networkidle' });
    if (press !== undefined) {
      const button = page.getByRole('button', { name: press });
      await button.click({ delay: touched });
      await button.waitFor({ state: 'detached' });
    }
    await page.waitForTimeout(500);
    return await page.evaluate(() => self.figures);
  } finally {
    await context.close();
  }
}

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '20' } } });
requireBuild();
const product = await startProduct();
let failed = false;
try {
  await withChromium(async (browser) => {
    const presses = Object.fromEntries(buttons.map((name) => [name, []]));
    const figures = { with: [], without: [] };
    for (let round = 0; round < Number(values.rounds); round += 1) {
      figures.without.push(await visit(browser, product.url, { asked: false }));
      for (const name of buttons) {
        const seen = await visit(browser, product.url, { asked: true, press: name });
        presses[name].push(seen.press);
        figures.with.push(seen);
      }
    }
    for (const [name, times] of Object.entries(presses)) {
      const time = quantile(times, 0.75);
      failed ||= time > bound;
      console.log(`${name}, press to next paint, 75th percentile  ${time} ms of ${bound}`);
    }
    const [paint, before] = [figures.with, figures.without].map((each) =>
      median(each.map((one) => one.paint)),
    );
    const [shift, still] = [figures.with, figures.without].map((each) =>
      Math.max(...each.map((one) => one.shift)),
    );
    failed ||= paint > before + frame || shift > still;
    console.log(
      `first paint with the banner  ${Math.round(paint)} ms, without it ${Math.round(before)} ms, at most a frame later`,
    );
    console.log(`layout shift  ${shift.toFixed(4)}, without the banner ${still.toFixed(4)}`);
  });
} finally {
  await product.remove();
}
if (failed) process.exitCode = 1;
