import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteFor, type SiteKey, siteSlug } from '../../flows/domain/src/index.ts';
import { lookAt } from './second-brand/look-at.ts';
import { answerAddress } from './support/answer-address.ts';
import { useBrowser } from './support/browser.ts';
import { type CopiedRepository, copyRepository } from './support/copied-repository.ts';
import { flowNames, flowOf } from './support/flows.ts';
import { fillIn, hydrated } from './support/shopper.ts';
import { type Product, startProduct } from './support/start-product.ts';

const sites = ['DE', 'TR'] as const satisfies SiteKey[];
const telling = 'all that is offered';

/** What a visitor of the second brand finds at the path of ours. */
const pathOf = (name: string) => flowOf(name).path.replace('crema', 'werkkarte');

const send = (page: Page) => page.locator('button[type=submit]').click();

/** Stands in for the shop, which is on another host. */
const standInForShop = (page: Page) =>
  page.route('https://nordwerk.example/**', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<h1>Shop</h1>' }),
  );

describe('a second brand: one file, given to the build', () => {
  const openPage = useBrowser();
  let copy: CopiedRepository;
  let product: Product;
  beforeAll(async () => {
    copy = await copyRepository({ BRAND: 'tests/e2e/second-brand/nordwerk/brand.ts' });
    await copy.run('apps/registration/build/build.mjs');
    product = await startProduct('', copy.folder);
  }, 180_000);
  afterAll(async () => {
    await product?.remove();
    await copy?.remove();
  });

  /** The site's own host, which the brand alone names. */
  const hostOf = (site: SiteKey) => product.url.replace('127.0.0.1', `${siteSlug(site)}.nordwerk.localhost`);

  /** Goes through a flow to its end. */
  async function goThrough(page: Page, site: SiteKey, name: string): Promise<void> {
    const flow = flowOf(name);
    await page.goto(hostOf(site) + pathOf(name));
    await hydrated(page);
    await lookAt(page);
    await flow.answer(page, site, telling);
    await send(page);
    await page.waitForURL(flow.leadsTo(telling));
    await page.getByRole('heading', { level: 1 }).waitFor();
  }

  describe.each(sites)('%s', (site) => {
    it.each(flowNames)(
      '%s',
      async (name) => {
        const { page, complaints } = await openPage();
        if (flowOf(name).before) await goThrough(page, site, 'signing up');
        await goThrough(page, site, name);
        await lookAt(page);
        expect(complaints).toEqual([]);
      },
      120_000,
    );

    it('saving the invoice address of a customer, who is led to the shop of the brand', async () => {
      const { page, complaints } = await openPage();
      await standInForShop(page);
      await goThrough(page, site, 'signing up');
      await page.goto(`${hostOf(site)}/address-input/standalone`);
      await hydrated(page);
      await lookAt(page);
      await fillIn(page, { 'address.lastName': 'Muster' });
      await answerAddress(page, 'address', siteFor(site).country);
      await send(page);
      await page.waitForURL(site === 'DE' ? 'https://nordwerk.example/' : 'https://nordwerk.example/tr/');
      await page.goto(`${hostOf(site)}/address-input/standalone`);
      await lookAt(page);
      expect(complaints).toEqual([]);
    }, 120_000);
  });

  it('taking the card as a customer, and the card has its own name', async () => {
    const { page, complaints } = await openPage();
    await goThrough(page, 'DE', 'checking out');
    await page.goto(`${hostOf('DE')}/werkkarte-registration`);
    await hydrated(page);
    await page.getByRole('heading', { level: 1, name: /WerkKarte/ }).waitFor();
    await page.locator('svg[data-drawing=drill]').waitFor();
    await lookAt(page);
    await page.locator('[name="cardSelection.layout"][value=DIGITAL]').check();
    for (const kind of ['cardTermsAndConditions', 'newsletter'])
      await page.locator(`[name="consents.${kind}"]`).check();
    await send(page);
    await page.waitForURL('**/address-input/loyalty-card');
    await page.getByText('Ihre WerkKarte ist angefordert.').waitFor();
    await lookAt(page);
    expect(complaints).toEqual([]);
  });

  it('joining the community in the window that the shop opens', async () => {
    const { page } = await openPage();
    await page.goto(`${hostOf('DE')}/signup`);
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      page.evaluate(() => void window.open('/community-registration', '', 'width=640,height=800')),
    ]);
    await goThrough(popup, 'DE', 'joining the community');
    await lookAt(popup);
  });

  it('speaks in its own words, of its own picture, and of its own hosts', async () => {
    const { page } = await openPage();
    await page.goto(`${hostOf('DE')}/signup`);
    await page.getByText('In zwei Minuten an der Werkbank.').waitFor();
    await page.locator('svg[data-drawing=toolbox]').waitFor();
    const content = (selector: string, name: string) => page.locator(selector).getAttribute(name);
    expect(await page.title()).toBe('Konto anlegen – Nordwerk');
    expect(await content('link[rel=canonical]', 'href')).toBe(
      'https://de.nordwerk.example/standalone-registration',
    );
    expect(await content('meta[property="og:image"]', 'content')).toMatch(
      /^https:\/\/de\.nordwerk\.example\/assets\/share-/,
    );
    const icon = await page.request.get(`${product.url}${await content('link[rel=icon]', 'href')}`);
    expect(await icon.text()).toContain('#0B5C72');
    expect(await (await page.request.get(`${product.url}/registration`)).text()).toContain('Nordwerk');
    expect(await (await page.request.get(`${product.url}/nowhere?site=DE`)).text()).not.toMatch(/\bCrema\b/);
  });

  it('gives no page its hosts, nor a word of ours', async () => {
    const folder = join(copy.folder, 'apps/registration/dist/client/assets');
    const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js'));
    const texts = await Promise.all(scripts.map((name) => readFile(join(folder, name), 'utf8')));
    expect(texts.filter((text) => /nordwerk\.localhost|CremaCard|crema\.example/.test(text))).toEqual([]);
    expect(texts.filter((text) => text.includes('WerkKarte'))).toHaveLength(1);
  });
});
