/** Mounts before the first reading. Code that loads once is not left behind by a mount. */
const first = 10;
const mounts = 50;

/**
 * Returns the heap size of a page's scripts after a garbage collection.
 * @param {import('playwright').CDPSession} cdp
 * @returns {Promise<number>} kB
 */
export async function heapOf(cdp) {
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize / 1000;
}

/**
 * Mounts the sign-up form 50 times in one page and removes it each time.
 * @param {import('playwright').Browser} browser
 * @param {string} address of the page that mounts it
 * @returns {Promise<number>} growth of the heap in kB
 */
export async function measureMounts(browser, address) {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await page.goto(address, { waitUntil: 'networkidle' });
    const mount = (times) => page.evaluate((count) => window.benchMount(count), times);
    await mount(first);
    const before = await heapOf(cdp);
    await mount(mounts);
    return (await heapOf(cdp)) - before;
  } finally {
    await context.close();
  }
}
