import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { among } from '../support/combine.ts';
import { useBrowser } from './support/browser.ts';
import { type CookielessProxy, startCookielessProxy } from './support/cookieless-proxy.ts';
import { flowNames, flowOf } from './support/flows.ts';
import { sharedProduct } from './support/product.ts';
import { hydrated } from './support/shopper.ts';

/** Nothing can be kept: what a browser does whose user refuses all cookies, which is to refuse storage as well. */
const refuseStorage = () => {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException(`Access to ${name} is denied for this document.`, 'SecurityError');
      },
    });
  }
};

describe('a browser that keeps nothing', () => {
  const openPage = useBrowser();
  const product = sharedProduct();
  let proxy: CookielessProxy;
  beforeAll(async () => {
    proxy = await startCookielessProxy(product.url);
  });
  afterAll(() => proxy.close());

  // The community's popup and whoever is known live by their session.
  const newcomers = flowNames.filter((name) => !flowOf(name).before && !name.includes('community'));

  // Each of them loses its storage, and its cookies, in one of the ways; in `npm run test:all` in all.
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
    await answer(page, 'DE', 'all that is offered');
    await page.locator('button[type=submit]').click();
    await page.waitForURL(leadsTo('all that is offered'));
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
      await answer(page, 'DE', 'no more than it takes');
      await page.locator('button[type=submit]').click();
      // Nobody is known there, so nobody has a profile to complete.
      await page.waitForURL('**/thank-you/*');
      await page.getByRole('heading', { level: 1 }).waitFor();
    }
  });
});
