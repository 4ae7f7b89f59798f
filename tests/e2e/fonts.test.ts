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

/** Waits until the page has fetched its fonts, all that its words need, and is drawn with them. */
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

/** What the browser has noted of a load: times in ms, fonts in bytes. */
const noted = (page: Page) =>
  page.evaluate(async () => {
    const shifts = await new Promise<PerformanceEntry[]>((done) => {
      const entries: PerformanceEntry[] = [];
      const observer = new PerformanceObserver((list) => {
        entries.push(...list.getEntries());
        // Whatever was noted before this mark has been told by then, also where that is nothing.
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

/** The families that are there and in use. */
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

/** The forms, on a phone and on a desktop, in two languages: each has lines of its own that could move. */
const visits = combine(
  ['/signup', '/checkout-registration', '/crema-registration', '/community-registration'],
  among(siteKeys, ['DE', 'PL']),
  [375, 1280],
);

describe('fonts', () => {
  const openPage = useBrowser();
  const product = sharedProduct();

  // One site for each part of the families, and one that shares.
  const sites = among(siteKeys, ['DE', 'CZ', 'HU', 'PL', 'TR']);

  // Each of them on one of the pages, and each page on one of them.
  const paths = ['/signup', '/thank-you/standalone', '/address-input/standalone'];
  const pages = combine(sites, paths, [phone], onceEach);

  it.each(pages)(
    'come after the first paint in %s on %s, in less than 30 kB, and move nothing',
    async (site, path, screen) => {
      const { page, complaints } = await openPage(screen);
      if (path.startsWith('/address-input')) await becomeCustomer(page, product.url, site);
      await page.goto(`${product.url}${path}?site=${site}`);
      await fontsBrought(page);
      const { painted, fetchedAt, bytes, shift } = await noted(page);
      expect(fetchedAt).toBeGreaterThan(painted);
      expect(bytes).toBeLessThanOrEqual(30_000);
      // Words beside each other may come nearer, but no line moves down or up.
      expect(shift).toBeLessThan(0.003);
      expect(complaints).toEqual([]);
    },
  );

  it.each(among(siteKeys, ['HU']))(
    'are there on the second page of a visit to %s, from the cache',
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

  it('fetch one more file when somebody types a letter of another language', async () => {
    const { page } = await openPage(phone);
    await page.goto(`${product.url}/signup`);
    await fontsBrought(page);
    const more = page.waitForRequest(/figtree-polish/);
    await page.locator('[name="personalData.lastName"]').fill('Łukasiewicz');
    await more;
  });

  it('are named by no page', async () => {
    const { styles }: { styles: Record<string, string> } = JSON.parse(
      await readFile(resolve(import.meta.dirname, '../../apps/registration/dist/assets.json'), 'utf8'),
    );
    const html = await (await fetch(`${product.url}/signup`)).text();
    expect(html).not.toContain('woff2');
    for (const [page, css] of Object.entries(styles)) {
      expect(css).toContain('@font-face');
      // A page that React never sees has nothing else that brings them.
      const plain = ['error-page', 'page-list', 'embedded-offer'].includes(page);
      expect([page, css.includes('url(')]).toEqual([page, plain]);
    }
  });
});
