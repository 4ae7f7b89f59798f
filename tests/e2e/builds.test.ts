import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { openReadyAddress } from './support/address-page.ts';
import { useBrowser } from './support/browser.ts';
import { sharedProduct } from './support/product.ts';
import { erika, fillIn, freshEmail, hydrated, valuesOf } from './support/shopper.ts';
import { whole } from './support/whole.ts';

const scripts = (name: string) => `**/assets/${name}-*.js*`;

/** Makes the server announce a newer build from now on. */
const deploy = (page: Page) =>
  page.route('**/builds/latest.json?*', (route) => route.fulfill({ json: { id: 'newer' } }));

/** Makes the server return 404 for a script. */
const lose = (page: Page, name: string) =>
  page.route(scripts(name), (route) => route.fulfill({ status: 404 }));

/**
 * Resolves when the page has requested the newest build, because its tab is visible again. The tab becomes
 * visible several times. On a busy machine the page may not listen yet at the first one.
 */
async function comeBack(page: Page): Promise<void> {
  let isTold = false;
  page.on('console', (message) => {
    isTold ||= message.text().includes('There is a newer build');
  });
  const look = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(async () => (await look()) && isTold, { timeout: 20_000, interval: 500 }).toBe(true);
}

/** Counts the document loads of this page and of later pages. */
function countLoads(page: Page): () => readonly string[] {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  return () => loads;
}

/**
 * Waits until React has hydrated the page and the page has had time to send requests that it should not send.
 */
const idle = async (page: Page) => {
  await hydrated(page);
  await page.waitForLoadState('networkidle');
};

describe('a page and its build', () => {
  const openPage = useBrowser();
  const product = sharedProduct();

  it('knows its own build, and requests nothing twice while it is the newest', async () => {
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

  it('keeps the typed values when there is a newer build, and opens the next page with a full load', async () => {
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

  it('submits a form in use without scripts when its build is gone, and does not reload', async () => {
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

  it('reloads once if the shopper has not touched it and a part is gone with its build', async () => {
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

  it('continues without a part that fails to load while its build is the newest', async () => {
    const { page } = await openPage();
    const loads = countLoads(page);
    await lose(page, 'wiring');
    await page.goto(`${product.url}/signup`);
    await idle(page);
    expect(loads()).toEqual(['/signup']);
  });

  it('retries a script that failed to load', async () => {
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
    'reloads once when its %s script is gone, and then works without it',
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

  it('does not reload for a missing script if the shopper has typed, nor without session storage', async () => {
    const { page } = await openPage();
    const loads = countLoads(page);
    await lose(page, 'entry');
    let type = () => {};
    const typed = new Promise<void>((resolve) => {
      type = resolve;
    });
    // On a busy machine the response could arrive before the shopper types. Then the page would reload, as it
    // should.
    await page.route('**/builds/lost.js', async (route) => {
      await typed;
      await route.continue();
    });
    const failedLoad = page.waitForResponse('**/builds/lost.js');
    await page.goto(`${product.url}/signup`, { waitUntil: 'commit' });
    await page.locator('[name="personalData.firstName"]').fill('Erika');
    type();
    await failedLoad;
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
    const failedLoadWithout = other.page.waitForResponse('**/builds/lost.js');
    await other.page.goto(`${product.url}/signup`);
    await failedLoadWithout;
    await other.page.waitForLoadState('networkidle');
    expect(loadsWithout()).toEqual(['/signup']);
  });

  /** Registers a shopper whose next page is broken. */
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

  it('reloads once when React has emptied it, and then shows the error page', async () => {
    const { page } = await openPage();
    const loads = countLoads(page);
    await registerAndBreak(page);
    await page.getByText('Internal Server Error (500)').waitFor();
    await page.waitForLoadState('networkidle');
    expect(loads()).toEqual(['/signup', '/address-input/standalone', '/builds/failed']);
  });

  it('shows the error page when React has emptied it just after a reload', async () => {
    const { page } = await openPage();
    const loads = countLoads(page);
    await page.addInitScript(() => sessionStorage.setItem('reloaded', `${Date.now()}`));
    await registerAndBreak(page);
    await page.getByText('Internal Server Error (500)').waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('de-DE');
    await page.waitForLoadState('networkidle');
    expect(loads()).toEqual(['/signup', '/builds/failed']);
  });

  it('works as server-rendered HTML when a part of its screen fails to load, and keeps the typed values', async () => {
    const { page } = await openPage();
    await openReadyAddress(page, product.url);
    await lose(page, 'welcome-screen');
    const failedLoad = page.waitForResponse('**/builds/lost.js');
    await page.reload({ waitUntil: 'commit' });
    await page.locator('[name="address.streetAddress"]').fill('Domkloster 4');
    await failedLoad;
    await page.waitForLoadState('networkidle');
    expect(await page.locator('[name="address.streetAddress"]').inputValue()).toBe('Domkloster 4');
  });

  it('opens the page of the shop that its manifest names with a full load', async () => {
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
