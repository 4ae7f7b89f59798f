import { refuseTracking } from '../../e2e/support/browser-refusal.ts';
import { median } from '../support/figures.mjs';
import { measured, settled } from './acts.mjs';
import { serveApp } from './serve-app.mjs';

/**
 * Prints the costs of the second after an empty submit, beside those of a second without an event. All of them except the CPU
 * time are the same on every machine.
 * @param {import('playwright').Browser} browser
 * @param {import('./bench-pages.mjs').Options} options
 * @param {string} [path] of the page
 * @returns {Promise<boolean>} true if the page itself refused every submit
 */
export async function benchSubmit(browser, { dist, rounds, site }, path = '/signup') {
  const server = await serveApp(dist);
  const submits = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      submits.push(await measureSubmit(browser, `${server.url}${path}?site=${site}`));
    }
  } finally {
    await server.remove();
  }
  console.log(`${path}, the second after an empty submit (medians of ${rounds}):`);
  for (const name of ['frames', 'events', 'events at the root', 'CPU in ms']) {
    const after = median(submits.map(({ submit }) => submit[name]));
    const before = median(submits.map(({ floor }) => floor[name]));
    console.log(
      `  ${name.padEnd(20)} ${after.toFixed(0).padStart(5)}, without a submit ${before.toFixed(0)}`,
    );
  }
  return submits.every(({ errors }) => errors > 0);
}

/**
 * @typedef {{ frames: number, events: number, 'events at the root': number, 'CPU in ms': number }} Cost `events` counts all that
 *   the browser dispatched, and `events at the root` those that a listener of React's root received
 */

/**
 * Submits the empty form of a page at full speed.
 * @param {import('playwright').Browser} browser
 * @param {string} address
 * @returns {Promise<{ floor: Cost, submit: Cost, errors: number }>}
 */
async function measureSubmit(browser, address) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(refuseTracking);
    await page.addInitScript(countAtRoot);
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.waitForTimeout(settled);
    const floor = await costOf(browser, page, () => {});
    const submit = await costOf(browser, page, () => document.querySelector('main [type="submit"]')?.click());
    const errors = await page.locator('[aria-invalid="true"]').count();
    return { floor, submit, errors };
  } finally {
    await context.close();
  }
}

/**
 * @param {import('playwright').Browser} browser
 * @param {import('playwright').Page} page
 * @param {() => void} act runs in the page
 * @returns {Promise<Cost>}
 */
async function costOf(browser, page, act) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  const read = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    const { value = 0 } = metrics.find(({ name }) => name === 'TaskDuration') ?? {};
    return { cpu: value, heard: await page.evaluate(() => Reflect.get(window, 'benchHeard')()) };
  };
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
  });
  const before = await read();
  await page.evaluate(act);
  await page.waitForTimeout(measured);
  const after = await read();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const count = (name) => traceEvents.filter((event) => event.name === name).length;
  return {
    frames: count('Commit'),
    events: count('EventDispatch'),
    'events at the root': after.heard - before.heard,
    'CPU in ms': (after.cpu - before.cpu) * 1000,
  };
}

/** Runs in the page before its scripts. Counts each event once that a listener of the document or of #app receives. */
function countAtRoot() {
  const heard = new WeakSet();
  let count = 0;
  Reflect.set(window, 'benchHeard', () => count);
  const add = Reflect.get(EventTarget.prototype, 'addEventListener');
  EventTarget.prototype.addEventListener = function addCounted(type, listener, options) {
    const root = this === document || (this instanceof Element && this.id === 'app');
    if (!root || typeof listener !== 'function') return add.call(this, type, listener, options);
    const counted = (event) => {
      if (!heard.has(event)) count += 1;
      heard.add(event);
      return listener.call(this, event);
    };
    return add.call(this, type, counted, options);
  };
}
