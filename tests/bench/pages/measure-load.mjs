import { refuseTracking } from '../../e2e/support/browser-refusal.ts';
import { settled } from './acts.mjs';
import { heapOf } from './heap.mjs';

/**
 * Slow 4G, with the values of Lighthouse for throttling in DevTools. Its simulated line has 150 ms and 1.6 Mbit/s. DevTools
 * uses 3.75 times that latency for each request, and 0.9 of that throughput.
 */
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/**
 * @typedef {{ firstPaint: number, largestPaint: number, longTasks: number, longTaskTime: number, shift: number,
 *   hydrated: number, heap: number }} Load times in ms from the start of the navigation. Long tasks take more than 50 ms, and
 *   include hydration. `heap` is the size of the scripts' heap at the end, in kB
 */

/**
 * Loads a page once on a slow phone. Its cache is empty, and it has a visitor's cookies.
 * @param {import('playwright').Browser} browser
 * @param {string} address
 * @param {import('playwright').BrowserContextOptions['storageState']} visitor
 * @returns {Promise<Load>}
 */
export async function measureLoad(browser, address, visitor) {
  const context = await browser.newContext({ ...phone, storageState: visitor });
  try {
    await context.addInitScript(refuseTracking);
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', slow4G);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(watchHydration);
    const response = await page.goto(address, { waitUntil: 'networkidle' });
    if (response?.request().redirectedFrom()) throw new Error(`${address} leads elsewhere.`);
    if (response?.status() !== 200) throw new Error(`${address} answered ${String(response?.status())}.`);
    const scripted = await page.evaluate(() => document.scripts.length > 0);
    if (scripted) await page.waitForFunction(() => Reflect.has(window, 'benchHydrated'));
    await page.waitForTimeout(settled);
    return { ...(await page.evaluate(readTimes)), heap: await heapOf(cdp) };
  } finally {
    await context.close();
  }
}

/** Runs in the page. Records when React hydrates its first element. */
function watchHydration() {
  const look = () => {
    const first = document.querySelector('#app > *');
    const taken = first && Object.keys(first).some((key) => key.startsWith('__reactFiber'));
    if (taken) Reflect.set(window, 'benchHydrated', performance.now());
    else setTimeout(look, 25);
  };
  setTimeout(look, 25);
}

/** Runs in the page. Returns the browser's measurements since the start of the navigation. */
async function readTimes() {
  const entries = (type) =>
    new Promise((done) => {
      const observer = new PerformanceObserver((list) => done(list.getEntries()));
      observer.observe({ type, buffered: true });
      setTimeout(() => done(observer.takeRecords()), 200);
    });
  const [paints, largest, tasks, shifts] = await Promise.all(
    ['paint', 'largest-contentful-paint', 'longtask', 'layout-shift'].map(entries),
  );
  const sum = (list, value) => list.reduce((total, entry) => total + value(entry), 0);
  return {
    firstPaint: paints.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.NaN,
    largestPaint: largest.at(-1)?.startTime ?? Number.NaN,
    longTasks: tasks.length,
    longTaskTime: sum(tasks, ({ duration }) => duration),
    shift: sum(shifts, ({ value }) => value),
    hydrated: Reflect.get(window, 'benchHydrated') ?? Number.NaN,
  };
}
