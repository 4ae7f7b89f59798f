import { heapOf } from './heap.mjs';

/** Mounts before the heap is read first: what code keeps once and for all is not what a mount leaves behind. */
const FIRST = 10;
const MOUNTS = 50;

/**
 * Mounts the sign-up 50 times in one page and takes it away again each time.
 * @param {import('playwright').Browser} browser
 * @param {string} address of the page that does it
 * @returns {Promise<number>} kB that the heap has grown by
 */
export async function measureMounts(browser, address) {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await page.goto(address, { waitUntil: 'networkidle' });
    const mount = (times) => page.evaluate((count) => window.benchMount(count), times);
    await mount(FIRST);
    const before = await heapOf(cdp);
    await mount(MOUNTS);
    return (await heapOf(cdp)) - before;
  } finally {
    await context.close();
  }
}
