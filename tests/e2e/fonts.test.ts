import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { siteKeys } from '../../flows/domain/src/index.ts';
import { among, combine } from '../support/combine.ts';
import { onceEach } from '../support/pairwise.ts';
import { becomeCustomer } from './support/become-customer.ts';
import { useBrowser } from './support/browser.ts';
import { sharedProduct } from './support/product.ts';

const phone = { viewport: { width: 412, height: 823 } };

/** Waits until the page has loaded the fonts for all its text and shows them. */
async function fontsBrought(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.fonts.status === 'loaded' &&
      Array.from(document.fonts).some(
        ({ family, status }) => !family.includes('Fallback') && status === 'loaded',
      ),
  );
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

/** Returns the browser's measurements of a load: times in ms, font sizes in bytes. */
const noted = (page: Page) =>
  page.evaluate(async () => {
    const shifts = await new Promise<PerformanceEntry[]>((done) => {
      const entries: PerformanceEntry[] = [];
      const observer = new PerformanceObserver((list) => {
        entries.push(...list.getEntries());
        // The browser has delivered all earlier entries by now, even if there are none.
        if (entries.some(({ name }) => name === 'looked')) done(entries);
      });
      observer.observe({ type: 'layout-shift', buffered: true });
      observer.observe({ type: 'mark' });
      requestAnimationFrame(() => setTimeout(() => performance.mark('looked')));
    });
    const fonts = performance.getEntriesByType('resource').filter(({ name }) => name.includes('.woff2'));
    const fetchedAt = Math.min(...fonts.map(({ startTime }) => startTime));
    return {
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
      fetchedAt,
      bytes: fonts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      shift: shifts
        .filter(({ entryType, startTime }) => entryType === 'layout-shift' && startTime >= fetchedAt)
        .reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0),
    };
  });

/** Returns the font families that are loaded and in use. */
const familiesOf = (page: Page) =>
  page.evaluate(() =>
    [
      ...new Set(
        Array.from(document.fonts).flatMap(({ family, status }) => (status === 'loaded' ? [family] : [])),
      ),
    ]
      .map((family) => family.replaceAll('"', ''))
      .filter((family) => !family.includes('Fallback'))
      .sort(),
  );

/** The forms on a phone and on a desktop, in two languages. Each has different lines that could move. */
const visits = combine(
  ['/signup', '/checkout-registration', '/crema-registration', '/community-registration'],
  among(siteKeys, ['DE', 'PL']),
  [375, 1280],
);

describe('fonts', () => {
  const openPage = useBrowser();
  const product = sharedProduct();

  // One site for each subset of the font families, and one that shares a subset.
  const sites = among(siteKeys, ['DE', 'CZ', 'HU', 'PL', 'TR']);

  // Tests each site on one of the pages, and each page on one of the sites.
  const paths = ['/signup', '/thank-you/standalone', '/address-input/standalone'];
  const pages = combine(sites, paths, [phone], onceEach);

  it.each(pages)(
    'load after the first paint in %s on %s, in less than 30 kB, and move nothing',
    async (site, path, screen) => {
      const { page, complaints } = await openPage(screen);
      if (path.startsWith('/address-input')) await becomeCustomer(page, product.url, site);
      await page.goto(`${product.url}${path}?site=${site}`);
      await fontsBrought(page);
      const { painted, fetchedAt, bytes, shift } = await noted(page);
      expect(fetchedAt).toBeGreaterThan(painted);
      expect(bytes).toBeLessThanOrEqual(30_000);
      // Words in a line may move closer together, but no line moves up or down.
      expect(shift).toBeLessThan(0.003);
      expect(complaints).toEqual([]);
    },
  );

  it.each(among(siteKeys, ['HU']))(
    'come from the cache on the second page of a visit to %s',
    async (site) => {
      const { page } = await openPage(phone);
      await page.goto(`${product.url}/signup?site=${site}`);
      await fontsBrought(page);
      await page.reload();
      await page.waitForFunction(() => Array.from(document.fonts).some(({ status }) => status === 'loaded'));
      expect(await familiesOf(page)).toEqual(['Figtree Variable', 'Fraunces Variable']);
      const sent = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.includes('.woff2'))
          .map(({ transferSize }) => transferSize),
      );
      expect(sent.every((bytes) => bytes === 0)).toBe(true);
    },
  );

  it.each(visits)(
    'are used on a first visit to %s in %s on a screen of %i px, and move nothing',
    async (path, site, width) => {
      const { page, complaints } = await openPage({ viewport: { width, height: 823 } });
      await page.goto(`${product.url}${path}?site=${site}`);
      await fontsBrought(page);
      expect(await familiesOf(page)).toEqual(['Figtree Variable', 'Fraunces Variable']);
      expect((await noted(page)).shift).toBeLessThan(0.003);
      expect(complaints).toEqual([]);
    },
  );

  it('load one more file when the shopper types a letter of another language', async () => {
    const { page } = await openPage(phone);
    await page.goto(`${product.url}/signup`);
    await fontsBrought(page);
    const more = page.waitForRequest(/figtree-polish/);
    await page.locator('[name="personalData.lastName"]').fill('Łukasiewicz');
    await more;
  });

  it('do not occur in the HTML of a page', async () => {
    const { styles }: { styles: Record<string, string> } = JSON.parse(
      await readFile(resolve(import.meta.dirname, '../../apps/registration/dist/assets.json'), 'utf8'),
    );
    const html = await (await fetch(`${product.url}/signup`)).text();
    expect(html).not.toContain('woff2');
    for (const [page, css] of Object.entries(styles)) {
      expect(css).toContain('@font-face');
      // On a page without React nothing else loads the fonts.
      const plain = ['error-page', 'page-list', 'embedded-offer'].includes(page);
      expect([page, css.includes('url(')]).toEqual([page, plain]);
    }
  });
});
