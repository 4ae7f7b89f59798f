import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useBrowser } from './support/browser.ts';
import { type HaltingProxy, startHaltingProxy } from './support/halting-proxy.ts';
import { sharedProduct } from './support/product.ts';

/** Returns the sum of all layout shifts since the page began, after two frames. */
const shiftOf = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    let shift = 0;
    const add = (list: readonly PerformanceEntry[]) => {
      for (const entry of list) shift += Number(Reflect.get(entry, 'value'));
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    await frame();
    await frame();
    add(observer.takeRecords());
    return shift;
  });

/**
 * A page with the shop's header and one without. The panel is beside the form, below it (text at 300 %), or
 * missing.
 */
const looks = [
  { path: '/signup', width: 1280, place: 'beside' },
  { path: '/signup', width: 900, place: 'beside' },
  { path: '/signup', width: 1280, textSize: '300%', place: 'below' },
  { path: '/signup', width: 700, place: 'nowhere' },
  { path: '/checkout-registration', width: 1280, place: 'beside' },
  { path: '/checkout-registration', width: 1000, place: 'nowhere' },
];

describe('a page whose download stops before the panel', () => {
  const openPage = useBrowser();
  let proxy: HaltingProxy;
  beforeAll(async () => {
    proxy = await startHaltingProxy(sharedProduct().url, '<aside');
  });
  afterAll(() => proxy.close());

  it.each(looks)('does not move when the panel comes: $path at $width px, $place', async (look) => {
    const { page, complaints } = await openPage({ viewport: { width: look.width, height: 900 } });
    if (look.textSize !== undefined) {
      await page.addInitScript((size) => {
        new MutationObserver((_, observer) => {
          document.documentElement.style.fontSize = size;
          observer.disconnect();
        }).observe(document, { childList: true });
      }, look.textSize);
    }
    await page.goto(proxy.url + look.path, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    const form = page.locator('main');
    const before = await form.boundingBox();
    proxy.goOn();
    await page.waitForLoadState('load');
    expect(await form.boundingBox()).toEqual(before);
    const panel = await page.locator('aside').boundingBox();
    const right = (before?.x ?? 0) + (before?.width ?? 0);
    expect(panel === null ? 'nowhere' : panel.x >= right ? 'beside' : 'below').toBe(look.place);
    expect(await shiftOf(page)).toBeLessThan(0.003);
    expect(complaints).toEqual([]);
  });
});
