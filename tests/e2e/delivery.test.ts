import { trackingCore } from '../../apps/registration/build/size/tracking-core.mjs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { siteKeys } from '../../flows/domain/src/index.ts';
import { among } from '../support/combine.ts';
import { useBrowser } from './support/browser.ts';
import { sharedProduct } from './support/product.ts';
import { hydrated } from './support/shopper.ts';

describe('the delivery of pages', () => {
  const openPage = useBrowser();
  const product = sharedProduct();

  const asked = [
    ['/signup', 'de-DE', 'Konto anlegen'],
    ['/signup?site=TR', 'tr-TR', 'Hesap oluşturun'],
    ['/signup?locale=tr-TR', 'tr-TR', 'Hesap oluşturun'],
    ['/signup?site=nowhere', 'de-DE', 'Konto anlegen'],
    ['/signup?locale=en', 'de-DE', 'Konto anlegen'],
    ['/m/signup', 'de-DE', 'Konto anlegen'],
    ['/standalone-registration', 'de-DE', 'Konto anlegen'],
    ['/service/registrationfrontend/register', 'de-DE', 'Konto anlegen'],
  ] as const;
  // The aliases return the same bytes, see the test below.
  it.each(among(asked, asked.slice(0, 6)))(
    '%s is in %s, independent of the browser’s language',
    async (path, lang, title) => {
      const { page, complaints } = await openPage({ locale: 'en-GB' });
      await page.goto(product.url + path);
      await hydrated(page);
      expect(await page.locator('html').getAttribute('lang')).toBe(lang);
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(title);
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path);
      expect(complaints).toEqual([]);
    },
  );

  it.each([
    ['/', '/signup'],
    ['/anything/else?a=1', '/signup?a=1'],
    ['/m/anything?a=1', '/m/signup?a=1'],
  ])('%s leads to %s', async (from, to) => {
    const { page } = await openPage();
    await page.goto(product.url + from);
    expect(page.url()).toBe(product.url + to);
  });

  it.each([
    ['/address-input/nonsense?a=1', 'Page Not Found: /address-input/nonsense?a=1'],
    ['/builds/missing.json', 'Page not found: /builds/missing.json'],
    ['/assets/missing.js', 'Page not found: /assets/missing.js'],
    ['/service/nothing', 'Page not found: /service/nothing'],
  ])('%s is an error page in the reader’s language', async (path, line) => {
    const { page } = await openPage();
    const response = await page.goto(`${product.url}${path}`, { waitUntil: 'load' });
    expect(response?.status()).toBe(404);
    await page.getByRole('heading', { name: 'Seite nicht gefunden' }).waitFor();
    await page.getByText(line, { exact: true }).waitFor();
  });

  it('remembers the site of a visit', async () => {
    const { page } = await openPage();
    await page.goto(`${product.url}/signup?site=TR`);
    await page.goto(`${product.url}/signup`);
    expect(await page.locator('html').getAttribute('lang')).toBe('tr-TR');
  });

  it('takes the site from its host, which no query can override', async () => {
    const { page, complaints } = await openPage();
    await page.goto(`${product.url.replace('127.0.0.1', 'tr.localhost')}/signup?site=DE`);
    await hydrated(page);
    expect(await page.locator('html').getAttribute('lang')).toBe('tr-TR');
    expect(complaints).toEqual([]);
  });

  it('lists every page of every site for developers', async () => {
    const { page, complaints } = await openPage();
    await page.goto(`${product.url}/registration`);
    const columns = page.getByRole('columnheader');
    expect(await columns.allTextContents()).toEqual(['Page', ...siteKeys]);
    await page.getByRole('link', { name: '/m/signup in TR', exact: true }).click();
    expect(await page.locator('html').getAttribute('lang')).toBe('tr-TR');
    expect(complaints).toEqual([]);
  });

  it('requests no other origin, loads one locale, and allows nothing unsafe', async () => {
    const { page } = await openPage();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const response = await page.goto(`${product.url}/signup?site=TR`);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(requests.filter((url) => !url.startsWith(product.url) && !url.startsWith('data:'))).toEqual([]);
    const packs = requests.flatMap((url) => /\/assets\/(de|tr)-/.exec(url)?.[1] ?? []);
    expect(packs).toEqual(['tr']);
    const policy = response?.headers()['content-security-policy'] ?? '';
    expect(policy).not.toContain('unsafe');
    expect(policy).toMatch(/default-src 'none'.*script-src 'self' 'sha256-.*style-src 'self' 'sha256-/);
    expect(await response?.text()).not.toMatch(/\sstyle=/);
  });

  it('loads exactly the scripts that the size report counts before the shopper acts', async () => {
    const { page } = await openPage();
    const fetched = new Set<string>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.js')) fetched.add(pathname);
    });
    await page.goto(`${product.url}/signup`);
    const assets: { fonts: string; scripts: Record<string, string[]> } = JSON.parse(
      await readFile(resolve(import.meta.dirname, '../../apps/registration/dist/assets.json'), 'utf8'),
    );
    const counted = [
      'src/entry-client.tsx',
      'src/screens/signup-screen.tsx',
      'virtual:crema-packs/de/standalone',
      'src/tracking/wiring.ts',
      'src/page/app-builds.ts',
      // The brand asks for consent, and its channels need the rest of tracking.
      'src/consent/start-consent.ts',
      '../../tracking/src/install/late.ts',
    ].flatMap((source) => assets.scripts[source] ?? []);
    const expected = [...new Set([...counted, trackingCore(assets.scripts), assets.fonts])].sort();
    // The page loads the last files when the browser is idle. On a busy machine that may take long.
    await expect.poll(() => [...fetched].sort(), { timeout: 40_000 }).toEqual(expected);
    await page.waitForLoadState('networkidle');
    // Fonts that load too early keep the browser busy, and React waits until it is idle.
    expect([...fetched].indexOf(assets.fonts)).toBeGreaterThan(0);
    expect([...fetched].sort()).toEqual(expected);
  });

  it('sends the same bytes under every alias', async () => {
    const bytes = async (path: string) => await (await fetch(product.url + path)).text();
    const page = await bytes('/signup');
    for (const alias of ['/m/signup', '/standalone-registration', '/service/registrationfrontend/register']) {
      expect(await bytes(alias)).toBe(page);
    }
  });

  it('requests no script, font or style before the first paint', async () => {
    const { page } = await openPage();
    await page.goto(`${product.url}/signup`);
    await hydrated(page);
    const early = await page.evaluate(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      const files = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/'));
      return {
        painted: paint !== undefined,
        files: files.length,
        before: files
          .filter(({ startTime }) => startTime < (paint?.startTime ?? Infinity))
          .map(({ name }) => name),
      };
    });
    expect(early.painted).toBe(true);
    expect(early.files).toBeGreaterThan(4);
    expect(early.before.filter((name) => !name.endsWith('.svg'))).toEqual([]);
  });

  it('paints with one response', async () => {
    const { page } = await openPage({ javaScriptEnabled: false });
    await page.route('**/assets/**', (route) => route.abort());
    await page.goto(`${product.url}/signup`);
    const button = page.getByRole('button', { name: 'Konto anlegen' });
    expect(await button.evaluate((element) => getComputedStyle(element).backgroundColor)).not.toBe(
      'rgba(0, 0, 0, 0)',
    );
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });
});
