import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useBrowser } from './support/browser.ts';
import { type CachingProxy, startCachingProxy } from './support/caching-proxy.ts';
import { sharedProduct } from './support/product.ts';
import { erika, fillIn, freshEmail, hydrated } from './support/shopper.ts';

const caches = [
  ['asks each time whether what it keeps is right', {}],
  // Both names of the session cookie end like this.
  ['stores pages for a minute, except for requests with a session', { keepsUnless: 'crema_session' }],
] as const;

describe.each(caches)('behind a cache that %s', (_, setting) => {
  const product = sharedProduct();
  const openPage = useBrowser();
  let cache: CachingProxy;
  beforeAll(async () => {
    cache = await startCachingProxy(product.url, setting);
  });
  afterAll(() => cache.close());
  const shop = () => cache.at('de.localhost');
  const askedSince = (before: number) => cache.asked.slice(before);

  it.each(['de.localhost', 'tr.localhost'])('a page of %s is sent once, to whoever asks', async (host) => {
    const bytes = async (headers = {}) => {
      const { body } = await request(`${cache.at('127.0.0.1')}/signup`, {
        headers: { host, 'accept-encoding': 'br', ...headers },
      });
      return Buffer.from(await body.arrayBuffer());
    };
    const first = await bytes();
    const before = cache.asked.length;
    expect(await bytes({ cookie: 'site=PL; a=1', 'user-agent': 'other' })).toEqual(first);
    expect(askedSince(before)).toEqual('keepsUnless' in setting ? [] : ['304 /signup']);
  });

  it('shows personal data only to the customer in question', async () => {
    const { page, complaints } = await openPage();
    await page.goto(`${shop()}/signup`);
    expect(await page.context().cookies()).toEqual([]);
    await hydrated(page);
    await fillIn(page, { ...erika, email: freshEmail() });
    await page.getByRole('button', { name: 'Konto anlegen' }).click();
    await page.waitForURL('**/address-input/standalone');
    await page.getByText('Erika').first().waitFor();

    const stranger = await openPage();
    const before = cache.asked.length;
    for (const path of ['/signup', '/address-input/standalone', '/community-request', '/signupcrema']) {
      await stranger.page.goto(shop() + path);
      expect(await stranger.page.content()).not.toContain('Erika');
    }
    expect(askedSince(before).join()).not.toContain('200 /signup,');
    expect(await stranger.page.context().cookies()).toEqual([]);

    // The cache stores the page for strangers and bypasses requests of known customers.
    await page.goto(`${shop()}/signup`);
    expect(new URL(page.url()).pathname).toBe('/address-input/standalone');
    await page.goto(`${shop()}/signupcrema`);
    await page.getByText('Erika').first().waitFor();
    await stranger.page.goto(`${shop()}/signupcrema`);
    expect(await stranger.page.content()).not.toContain('Erika');
    expect(complaints).toEqual([]);
  });

  it('a form without JavaScript registers', async () => {
    const { page } = await openPage({ javaScriptEnabled: false });
    await page.goto(`${shop()}/signup`);
    await fillIn(page, { ...erika, email: freshEmail() });
    await page.getByRole('button', { name: 'Konto anlegen' }).click();
    await page.waitForURL('**/address-input/standalone');
    expect(await page.content()).toContain('Erika');
  });
});
