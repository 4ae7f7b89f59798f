import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { openReadyAddress } from './support/address-page.ts';
import { useBrowser } from './support/browser.ts';
import { sharedProduct } from './support/product.ts';
import { erika, fillIn, freshEmail, hydrated, valuesOf } from './support/shopper.ts';
import { whole } from './support/whole.ts';

const scripts = (name: string) => `**/assets/${name}-*.js*`;

/** From now on the server has a newer build. */
const deploy = (page: Page) =>
  page.route('**/builds/latest.json?*', (route) => route.fulfill({ json: { id: 'newer' } }));

/** A script that the server has no more. */
const lose = (page: Page, name: string) =>
  page.route(scripts(name), (route) => route.fulfill({ status: 404 }));

/**
 * Resolves once the page has asked for the newest build, because its tab is seen again. The tab is seen several times: on a busy
 * machine the page may not listen yet at the first.
 */
async function comeBack(page: Page): Promise<void> {
  let isTold = false;
  page.on('console', (message) => {
    isTold ||= message.text().includes('There is a newer build');
  });
  const look = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(async () => (await look()) && isTold, { timeout: 20_000, interval: 500 }).toBe(true);
}

/** Counts the loads of documents, this page's and those that follow. */
function countLoads(page: Page): () => readonly string[] {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  return () => loads;
}

/** Once the page is React's, and has had time to ask for more than it should. */
const idle = async (page: Page) => {
  await hydrated(page);
  await page.waitForLoadState('networkidle');
};

describe('a page and its build', () => {
  const openPage = useBrowser();
  const product = sharedProduct();

  it('knows its own build, and asks for nothing more than once while it is the newest', async () => {
    const { page, complaints } = await openPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const manifest = page.waitForResponse('**/builds/meta/*.json');
    await page.goto(`${product.url}/signup`);
    const answer = await manifest;
    expect(answer.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
    const { id, version, prerendered } = await answer.json();
    const latest = await fetch(`${product.url}/builds/latest.json?1`);
    expect([latest.headers.get('Cache-Control'), await latest.json()]).toEqual(['public, no-cache', { id }]);
    expect(version).toBe('4.4.17');
    expect(prerendered).toContain('/signup');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.waitForLoadState('networkidle');
    expect(asked.filter((path) => path.startsWith('/builds/')).sort()).toEqual([
      '/builds/latest.json',
      `/builds/meta/${id}.json`,
    ]);
    expect(complaints).toEqual([]);
  });

  it('loses nothing that is typed when a newer build is there, and loads the next page as a whole', async () => {
    const { page, complaints } = await openPage();
    await page.goto(`${product.url}/signup`);
    await whole(page);
    const loads = countLoads(page);
    await fillIn(page, { ...erika, email: freshEmail() });
    await page.locator('[name="personalData.firstName"]').focus();
    const before = await valuesOf(page);
    await deploy(page);
    await comeBack(page);
    expect(await valuesOf(page)).toEqual(before);
    expect(loads()).toEqual([]);
    await page.getByRole('button', { name: 'Konto anlegen' }).click();
    await page.getByRole('heading', { name: 'Willkommen, Erika!' }).waitFor();
    expect(loads()).toEqual(['/address-input/standalone']);
    expect(complaints).toEqual([]);
  });

  it('posts a form in use plainly when its scripts are gone with their build, and is not loaded anew', async () => {
    const { page } = await openPage();
    await page.goto(`${product.url}/signup`);
    await whole(page);
    const loads = countLoads(page);
    await deploy(page);
    await page.route('**/assets/**', (route) => route.fulfill({ status: 404 }));
    await fillIn(page, { ...erika, email: freshEmail() });
    await page.getByRole('button', { name: 'Konto anlegen' }).click();
    await page.getByRole('heading', { name: 'Willkommen, Erika!' }).waitFor();
    expect(loads()[0]).toBe('/service/registration/form/standalone-registration');
  });

  it('that nobody has touched is loaded anew once when a part of it is gone with its build', async () => {
    const { page } = await openPage();
    const loads = countLoads(page);
    await lose(page, 'wiring');
    await deploy(page);
    await page.goto(`${product.url}/signup`);
    await expect.poll(loads).toEqual(['/signup', '/signup']);
    await idle(page);
    await page.reload();
    await idle(page);
    expect(loads()).toHaveLength(3);
  });

  it('goes on without a part that is lost while its build is the newest', async () => {
    const { page } = await openPage();
    const loads = countLoads(page);
    await lose(page, 'wiring');
    await page.goto(`${product.url}/signup`);
    await idle(page);
    expect(loads()).toEqual(['/signup']);
  });

  it('tries a script once more that was lost on its way', async () => {
    const { page } = await openPage();
    const asked: string[] = [];
    await page.route(scripts('register'), async (route) => {
      asked.push(new URL(route.request().url()).search);
      await (asked.length === 1 ? route.abort() : route.continue());
    });
    await page.goto(`${product.url}/signup`);
    await whole(page);
    await fillIn(page, { ...erika, email: freshEmail() });
    const registered = page.waitForRequest('**/service/registration/api/v1/registrations');
    await page.getByRole('button', { name: 'Konto anlegen' }).click();
    await registered;
    await page.getByRole('heading', { name: 'Willkommen, Erika!' }).waitFor();
    expect(asked).toEqual(['', '?1']);
  });

  it.each(['entry', 'signup-screen-entry', 'react'])(
    'is loaded anew once when its %s script is gone, and then works without',
    async (name) => {
      const { page } = await openPage();
      const loads = countLoads(page);
      await lose(page, name);
      await page.goto(`${product.url}/signup`);
      await expect.poll(loads).toEqual(['/signup', '/signup']);
      await page.waitForLoadState('networkidle');
      await page.getByRole('button', { name: 'Konto anlegen' }).click();
      await page.getByText('Bitte korrigieren Sie Ihre Angaben.').first().waitFor();
      await page.waitForLoadState('networkidle');
      expect(loads()).toEqual(['/signup', '/signup', '/service/registration/form/standalone-registration']);
    },
  );

  it('is not loaded anew for a script that is gone where something was typed, nor without session storage', async () => {
    const { page } = await openPage();
    const loads = countLoads(page);
    await lose(page, 'entry');
    let type = () => {};
    const typed = new Promise<void>((resolve) => {
      type = resolve;
    });
    // On a busy machine it could come before anything is typed, and load the page anew as it should.
    await page.route('**/builds/lost.js', async (route) => {
      await typed;
      await route.continue();
    });
    const told = page.waitForResponse('**/builds/lost.js');
    await page.goto(`${product.url}/signup`, { waitUntil: 'commit' });
    await page.locator('[name="personalData.firstName"]').fill('Erika');
    type();
    await told;
    await page.waitForLoadState('networkidle');
    expect(await page.locator('[name="personalData.firstName"]').inputValue()).toBe('Erika');
    expect(loads()).toEqual(['/signup']);

    const other = await openPage();
    const loadsWithout = countLoads(other.page);
    await other.page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('Refused', 'SecurityError');
        },
      });
    });
    await lose(other.page, 'entry');
    const toldWithout = other.page.waitForResponse('**/builds/lost.js');
    await other.page.goto(`${product.url}/signup`);
    await toldWithout;
    await other.page.waitForLoadState('networkidle');
    expect(loadsWithout()).toEqual(['/signup']);
  });

  /** Registers a shopper, whose next page is broken. */
  async function registerAndBreak(page: Page): Promise<void> {
    await page.route(scripts('welcome-screen'), (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export const Welcome = () => { throw new Error("Broken"); };',
      }),
    );
    await page.goto(`${product.url}/signup`);
    await whole(page);
    await fillIn(page, { ...erika, email: freshEmail() });
    await page.getByRole('button', { name: 'Konto anlegen' }).click();
  }

  it('that React has emptied is loaded anew once, and then shows the error page', async () => {
    const { page } = await openPage();
    const loads = countLoads(page);
    await registerAndBreak(page);
    await page.getByText('Internal Server Error (500)').waitFor();
    await page.waitForLoadState('networkidle');
    expect(loads()).toEqual(['/signup', '/address-input/standalone', '/builds/failed']);
  });

  it('that React has emptied shows the error page where it was loaded anew just now', async () => {
    const { page } = await openPage();
    const loads = countLoads(page);
    await page.addInitScript(() => sessionStorage.setItem('reloaded', `${Date.now()}`));
    await registerAndBreak(page);
    await page.getByText('Internal Server Error (500)').waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('de-DE');
    await page.waitForLoadState('networkidle');
    expect(loads()).toEqual(['/signup', '/builds/failed']);
  });

  it('works as the server wrote it when a part of its screen is lost, and keeps what is typed', async () => {
    const { page } = await openPage();
    await openReadyAddress(page, product.url);
    await lose(page, 'welcome-screen');
    const told = page.waitForResponse('**/builds/lost.js');
    await page.reload({ waitUntil: 'commit' });
    await page.locator('[name="address.streetAddress"]').fill('Domkloster 4');
    await told;
    await page.waitForLoadState('networkidle');
    expect(await page.locator('[name="address.streetAddress"]').inputValue()).toBe('Domkloster 4');
  });

  it('leads to the page of the shop that its manifest names, by a load', async () => {
    const { page } = await openPage();
    const to = 'https://www.crema.example/welcome';
    await page.route('**/builds/meta/*.json', async (route) => {
      const manifest = await (await route.fetch()).json();
      await route.fulfill({ json: { ...manifest, redirects: { DE: { '/address-input/standalone': to } } } });
    });
    await page.route(to, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Shop</h1>' }));
    await page.goto(`${product.url}/signup`);
    await whole(page);
    await fillIn(page, { ...erika, email: freshEmail() });
    await page.getByRole('button', { name: 'Konto anlegen' }).click();
    await page.waitForURL(to);
  });
});
