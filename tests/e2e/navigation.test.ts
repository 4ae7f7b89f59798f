import type { BrowserContextOptions } from 'playwright';
import { describe, expect, it } from 'vitest';
import { useBrowser } from './support/browser.ts';
import { sharedProduct } from './support/product.ts';
import { erika, fillIn, freshEmail, hydrated } from './support/shopper.ts';

describe('navigation between pages of the app without a full load', () => {
  const openPage = useBrowser();
  const product = sharedProduct();

  async function register(options?: BrowserContextOptions) {
    const opened = await openPage(options);
    const { page } = opened;
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await page.goto(`${product.url}/m/signup`);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const atFirst = [...fetched];
    await fillIn(page, { ...erika, email: freshEmail() });
    await page.getByRole('button', { name: 'Konto anlegen' }).click();
    await page.getByRole('heading', { name: 'Willkommen, Erika!' }).waitFor();
    return { ...opened, atFirst, later: fetched.slice(atFirst.length) };
  }

  it('loads the next page’s script, texts and style with it, and not before', async () => {
    const { page, atFirst, later, complaints } = await register();
    const ofNext = /\/(address-input(-screen|-later)?|de-invoice-address|welcome-screen)-[^/]+\.(js|css)$/;
    expect(atFirst.filter((path) => ofNext.test(path))).toEqual([]);
    const kinds = later.filter((path) => ofNext.test(path)).map((path) => path.replace(/-[\w-]{8}\./, '.'));
    expect(kinds.sort()).toEqual([
      '/assets/address-input-later.css',
      '/assets/address-input-screen.js',
      '/assets/de-invoice-address.js',
      '/assets/welcome-screen.js',
    ]);
    expect(later.filter((path) => path.startsWith('/address-input'))).toEqual([]);
    expect(new URL(page.url()).pathname).toBe('/address-input/standalone');
    expect(complaints).toEqual([]);
  });

  it('the page looks the same as after a full load, and Back redirects to it again', async () => {
    // There is no confetti here, because it belongs to the moment of the registration.
    const { page, complaints } = await register({ reducedMotion: 'reduce' });
    const look = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('#app *:not(.sr-only, .sr-only *)')].flatMap((element) => {
          if (!element.checkVisibility()) return [];
          const { color, fontSize, padding, margin, display, width } = getComputedStyle(element);
          return [[element.tagName, color, fontSize, padding, margin, display, width].join(' ')];
        }),
      );
    const navigated = await look();
    await page.goBack();
    await page.waitForURL('**/address-input/standalone');
    await page.getByRole('heading', { name: 'Willkommen, Erika!' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await look()).toEqual(navigated);
    expect(complaints).toEqual([]);
  });

  it('opens a page with a full load if its style fails to load', async () => {
    const { page } = await openPage();
    await page.goto(`${product.url}/signup`);
    await hydrated(page);
    await page.route('**/assets/address-input-*.css', (route) => route.abort());
    await fillIn(page, { ...erika, email: freshEmail() });
    const loaded = page.waitForResponse((response) => response.url().endsWith('/address-input/standalone'));
    await page.getByRole('button', { name: 'Konto anlegen' }).click();
    expect((await loaded).status()).toBe(200);
    await page.getByRole('heading', { name: 'Willkommen, Erika!' }).waitFor();
  });

  it('opens a page with a full load if its code does not load in time', async () => {
    const { page } = await openPage();
    await page.clock.install();
    await page.goto(`${product.url}/signup`);
    await hydrated(page);
    const asked = page.waitForRequest('**/assets/app-navigation-*.js*');
    await page.route('**/assets/app-navigation-*.js*', () => {});
    await fillIn(page, { ...erika, email: freshEmail() });
    await page.getByRole('button', { name: 'Konto anlegen' }).click();
    await asked;
    await page.waitForResponse('**/service/registration/api/v1/registrations');
    await expect
      .poll(async () => {
        await page.clock.fastForward(8000);
        return page.getByRole('heading', { name: 'Willkommen, Erika!' }).count();
      })
      .toBe(1);
  });

  it('without JavaScript the alias of a submitted form stays the address of its page', async () => {
    const { page } = await openPage({ javaScriptEnabled: false });
    await page.goto(`${product.url}/m/signup`);
    for (const times of ['once', 'twice']) {
      await page.getByRole('button', { name: 'Konto anlegen' }).click();
      await page.getByText('Bitte korrigieren Sie Ihre Angaben.').first().waitFor();
      expect([times, await page.locator('[name=path]').getAttribute('value')]).toEqual([times, '/m/signup']);
    }
  });
});
