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
