import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { among } from '../support/combine.ts';
import { useBrowser } from './support/browser.ts';
import { type CookielessProxy, startCookielessProxy } from './support/cookieless-proxy.ts';
import { flowNames, flowOf } from './support/flows.ts';
import { sharedProduct } from './support/product.ts';
import { hydrated } from './support/shopper.ts';

/** Blocks all storage, as a browser does when its user blocks all cookies. */
const refuseStorage = () => {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException(`Access to ${name} is denied for this document.`, 'SecurityError');
      },
    });
  }
};

describe('a browser that stores nothing', () => {
  const openPage = useBrowser();
  const product = sharedProduct();
  let proxy: CookielessProxy;
  beforeAll(async () => {
    proxy = await startCookielessProxy(product.url);
  });
  afterAll(() => proxy.close());

  // The community's popup and the pages of customers need a session.
  const newcomers = flowNames.filter((name) => !flowOf(name).before && !name.includes('community'));

  // Each flow runs without storage and cookies in one of the ways, and in all ways in `npm run test:all`.
  const [some, others] = [0, 1].map((turn) =>
    among(
      newcomers,
      newcomers.filter((_, index) => index % 2 === turn),
    ),
  );

  it.each(others ?? [])('%s without storage', async (name) => {
    const { path, answer, leadsTo } = flowOf(name);
    const { page, complaints } = await openPage();
    await page.addInitScript(refuseStorage);
    await page.goto(product.url + path);
    await hydrated(page);
    await answer(page, 'DE', 'all fields');
    await page.locator('button[type=submit]').click();
    await page.waitForURL(leadsTo('all fields'));
    expect(complaints).toEqual([]);
  });

  it.each([
    ['with JavaScript', true, some ?? []],
    ['without', false, others ?? []],
  ] as const)('without cookies either registers and is thanked, %s', async (_, javaScriptEnabled, names) => {
    for (const name of names) {
      const { path, answer } = flowOf(name);
      const { page } = await openPage({ javaScriptEnabled });
      if (javaScriptEnabled) {
        await page.addInitScript(refuseStorage);
        await page.addInitScript(() => {
          Object.defineProperty(navigator, 'cookieEnabled', { get: () => false });
          Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} });
        });
      }
      await page.goto(proxy.url + path);
      if (javaScriptEnabled) await hydrated(page);
      await answer(page, 'DE', 'only the required fields');
      await page.locator('button[type=submit]').click();
      // Without a session there is no customer, so there is no profile to complete.
      await page.waitForURL('**/thank-you/*');
      await page.getByRole('heading', { level: 1 }).waitFor();
    }
  });
});
