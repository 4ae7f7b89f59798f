import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteFor, type SiteKey, siteKeys, siteSlug } from '../../flows/domain/src/index.ts';
import { among, combine } from '../support/combine.ts';
import { askHost } from './every-page/ask-host.ts';
import { groupsIn, isOfBrand, lookAt, seenOf } from './second-brand/look-at.ts';
import { shopTags } from './second-brand/shop-tags.ts';
import { answerAddress } from './support/answer-address.ts';
import { useBrowser } from './support/browser.ts';
import { onPostgres, type Stage } from './support/databases.ts';
import { flowNames, flowOf } from './support/flows.ts';
import { buildForSecondBrand } from './support/other-builds.ts';
import { fillIn, hydrated } from './support/shopper.ts';

const sites = ['DE', 'TR'] as const satisfies SiteKey[];
const extent = 'all fields';

/** Combines each flow with one site, in turns. */
const sitesInTurns = ([flowCount = 0, siteCount = 1]: readonly number[]) =>
  Array.from({ length: flowCount }, (_, flow) => [flow, flow % siteCount, 0]);

/** Returns the second brand's path for the path of a flow. */
const pathOf = (name: string) => flowOf(name).path.replace('crema', 'werkkarte');

const send = (page: Page) => page.locator('main button[type=submit]').click();

/** Replaces the shop, which is on another host. */
const standInForShop = (page: Page) =>
  page.route('https://nordwerk.example/**', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<h1>Shop</h1>' }),
  );

describe('a second brand, which is one file for the build', () => {
  const openProfile = useBrowser();
  let answerForTags: Awaited<ReturnType<typeof shopTags>>;
  let dist: string;
  let stage: Stage;
  beforeAll(async () => {
    answerForTags = await shopTags();
    dist = await buildForSecondBrand();
    stage = await onPostgres({ settings: { APP_DIR: dist } });
  }, 240_000);
  afterAll(() => stage?.remove());

  async function openPage() {
    const opened = await openProfile({ asksForConsent: true });
    return { ...opened, asked: await answerForTags(opened.page.context()) };
  }

  /** The site's own host, which only the brand knows. */
  const hostOf = (site: SiteKey) =>
    stage.product.url.replace('127.0.0.1', `${siteSlug(site)}.nordwerk.localhost`);

  /** Completes a flow without an answer to the consent banner. */
  async function goThrough(page: Page, site: SiteKey, name: string): Promise<void> {
    const flow = flowOf(name);
    await page.goto(hostOf(site) + pathOf(name));
    await hydrated(page);
    await lookAt(page);
    await flow.answer(page, site, extent);
    await send(page);
    await page.waitForURL(flow.leadsTo(extent));
    await page.getByRole('heading', { level: 1 }).waitFor();
  }

  // The brand does not change a form, so the test completes one form of each kind, on one site after the
  // other. The customer who saves an address below has signed up before.
  const flows = among(flowNames, [
    'checking out as a guest with an address',
    'taking the card',
    'asking to join the community',
  ]);
  it.each(combine(flows, sites, [extent], sitesInTurns))(
    '%s on %s',
    async (name, site) => {
      const { page, complaints } = await openPage();
      if (flowOf(name).before) await goThrough(page, site, 'signing up');
      await goThrough(page, site, name);
      await lookAt(page);
      expect(complaints).toEqual([]);
    },
    120_000,
  );

  it.each(siteKeys)('says no word of ours on %s, and is of the brand on every page', async (site) => {
    for (const name of flowNames) {
      const address = hostOf(site) + pathOf(name);
      const { status, location, body } = await askHost(stage.product.url, address);
      expect([address, status === 200 || location !== undefined]).toEqual([address, true]);
      if (status === 200) isOfBrand(address, seenOf(body.toString()));
    }
  });

  // The shop of the second site is at a path of the brand's host.
  it.each(among(sites, ['TR']))(
    'saving the invoice address of a customer of %s, who continues to the shop of the brand',
    async (site) => {
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
    },
    120_000,
  );

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
    await page.getByText('Ihre WerkKarte ist da.').waitFor();
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

  it('uses its own texts, its own picture, and its own hosts', async () => {
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
    const icon = await page.request.get(`${stage.product.url}${await content('link[rel=icon]', 'href')}`);
    expect(await icon.text()).toContain('#0B5C72');
    expect(await (await page.request.get(`${stage.product.url}/registration`)).text()).toContain('Nordwerk');
    expect(await (await page.request.get(`${stage.product.url}/nowhere?site=DE`)).text()).not.toMatch(
      /\bCrema\b/,
    );
  });

  describe('asks visitors for consent, and informs the shop’s own library', () => {
    const banner = (page: Page) => page.getByRole('region', { name: 'Ihre Cookie-Auswahl' });
    const events = (page: Page) =>
      page.evaluate(() => {
        const layer: unknown = Reflect.get(window, 'dataLayer');
        return Array.isArray(layer) ? layer.map(({ event }) => event).filter(Boolean) : [];
      });

    it('loads the tags for a visitor who agrees, then and on every later page', async () => {
      const { page, complaints, asked } = await openPage();
      await page.goto(`${hostOf('DE')}/signup`);
      await banner(page).waitFor();
      await lookAt(page);
      // The library of the environment that the build is for.
      await expect.poll(() => events(page)).toContain('InitialPageData');
      expect(asked).toContain('/staging/shop.js');
      expect(asked).not.toContain('/gtm.js');
      await banner(page).getByRole('button', { name: 'Alle annehmen' }).click();
      await banner(page).waitFor({ state: 'detached' });
      await expect.poll(() => asked.filter((path) => path === '/gtm.js')).toHaveLength(1);
      expect(await groupsIn(page)).toBe('C0001:1,C0003:1,C0004:1');
      await page.goto(`${hostOf('DE')}/checkout-registration`);
      await hydrated(page);
      await expect.poll(() => asked.filter((path) => path === '/gtm.js')).toHaveLength(2);
      expect(await banner(page).count()).toBe(0);
      expect(complaints).toEqual([]);
    });

    it('loads no tags for a visitor who refuses, and allows a new choice', async () => {
      const { page, complaints, asked } = await openPage();
      await page.goto(`${hostOf('DE')}/signup`);
      await banner(page).getByRole('button', { name: 'Alle ablehnen' }).click();
      await goThrough(page, 'DE', 'signing up');
      await page.goto(`${hostOf('DE')}/checkout-registration`);
      await expect.poll(() => events(page)).toContain('InitialPageData');
      expect(await groupsIn(page)).toBe('C0001:1,C0003:0,C0004:0');
      expect(asked).not.toContain('/gtm.js');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie-Einstellungen' }).click();
      await banner(page).getByText('Einzeln auswählen').click();
      await banner(page).getByRole('checkbox', { name: 'Statistik' }).check();
      await banner(page).getByRole('button', { name: 'Auswahl speichern' }).click();
      await expect.poll(() => asked).toContain('/gtm.js');
      expect(await groupsIn(page)).toBe('C0001:1,C0003:1,C0004:0');
      expect(complaints).toEqual([]);
    });

    it('withdraws an earlier consent for the site, for all sites, or for this host alone', async () => {
      const { page, asked } = await openPage();
      const value = 'groups=C0001%3A1%2CC0003%3A1%2CC0004%3A1&interactionCount=1';
      const domains = ['.nordwerk.localhost', '.de.nordwerk.localhost', 'de.nordwerk.localhost'];
      await page
        .context()
        .addCookies(domains.map((domain) => ({ name: 'OptanonConsent', value, domain, path: '/' })));
      const kept = () => page.evaluate(() => document.cookie.match(/OptanonConsent=[^;]*/g));
      await page.goto(`${hostOf('DE')}/signup#cookies`);
      expect(await kept()).toHaveLength(domains.length);
      await banner(page).getByRole('button', { name: 'Alle ablehnen' }).click();
      await banner(page).waitFor({ state: 'detached' });
      expect((await kept())?.map((each) => decodeURIComponent(each))).toEqual([
        expect.stringContaining('groups=C0001:1,C0003:0,C0004:0'),
      ]);
      const before = asked.length;
      await page.goto(`${hostOf('DE')}/checkout-registration`);
      await expect.poll(() => events(page)).toContain('InitialPageData');
      expect(asked.slice(before)).not.toContain('/gtm.js');
      expect(await banner(page).count()).toBe(0);
    });

    it('takes the focus with each press of the footer’s link', async () => {
      const { page } = await openPage();
      await page.goto(`${hostOf('DE')}/signup`);
      await banner(page).waitFor();
      const link = page.getByRole('contentinfo').getByRole('link', { name: 'Cookie-Einstellungen' });
      for (const _ of [1, 2]) {
        await link.focus();
        await link.press('Enter');
        await expect
          .poll(() => page.evaluate(() => document.activeElement?.textContent))
          .toBe('Ihre Cookie-Auswahl');
      }
    });

    it('hides the banner in a tab when the visitor has chosen in another one, and uses that choice', async () => {
      const { page, complaints, asked } = await openPage();
      const other = await page.context().newPage();
      for (const each of [page, other]) {
        await each.goto(`${hostOf('DE')}/signup`);
        await banner(each).waitFor();
        await expect.poll(() => events(each)).toContain('InitialPageData');
      }
      await banner(other).getByRole('button', { name: 'Alle annehmen' }).focus();
      const tags = () => asked.filter((path) => path === '/gtm.js').length;
      const comeBack = (each: Page) =>
        each.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
      const groupsOf = (each: Page) => each.evaluate(() => window.OnetrustActiveGroups);
      await banner(page).getByRole('button', { name: 'Alle annehmen' }).click();
      await comeBack(other);
      await banner(other).waitFor({ state: 'detached' });
      await expect.poll(tags).toBe(2);
      expect(await groupsOf(other)).toBe(',C0001,C0003,C0004,');
      expect(await other.evaluate(() => document.activeElement?.id)).toBe('main');
      // Now the other way round. The first tab's own choice is then the older one.
      await other.getByRole('contentinfo').getByRole('link', { name: 'Cookie-Einstellungen' }).click();
      await banner(other).getByRole('button', { name: 'Alle ablehnen' }).click();
      await comeBack(page);
      await expect.poll(() => groupsOf(page)).toBe(',C0001,');
      expect(complaints).toEqual([]);
    });

    it('gives no consent if the banner fails to load, and continues to work', async () => {
      const { page, asked } = await openPage();
      await page.route('**/assets/open-banner-*', (route) => route.abort());
      await page.goto(`${hostOf('DE')}/signup`);
      await hydrated(page);
      const flow = flowOf('signing up');
      await flow.answer(page, 'DE', extent);
      await send(page);
      await page.waitForURL(flow.leadsTo(extent));
      expect(await groupsIn(page)).toBeUndefined();
      expect(asked).not.toContain('/gtm.js');
    });

    it('continues to work without the library, and logs that once', async () => {
      const { page, complaints } = await openPage();
      await page.clock.install();
      await page.context().route('https://tags.nordwerk.example/**', (route) => route.abort());
      await page.goto(`${hostOf('DE')}/signup`);
      await banner(page).getByRole('button', { name: 'Alle annehmen' }).click();
      const missing = () => complaints.filter((each) => each.startsWith('Tracking interface missing.'));
      // The page's clock runs while the page loads, which takes seconds on a busy machine.
      await page.clock.runFor(8000);
      expect(missing()).toHaveLength(0);
      await page.clock.runFor(16_000);
      await expect.poll(missing).toHaveLength(1);
      await page.clock.resume();
      await goThrough(page, 'DE', 'signing up');
      // Each document logs it once. The page after the sign-up is the same document.
      expect(missing().length).toBeLessThan(3);
    });
  });

  it('has none of our hosts and texts in its scripts', async () => {
    const folder = join(dist, 'client/assets');
    const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js'));
    const texts = await Promise.all(scripts.map((name) => readFile(join(folder, name), 'utf8')));
    expect(texts.filter((text) => /nordwerk\.localhost|CremaCard|crema\.example/.test(text))).toEqual([]);
    expect(texts.filter((text) => text.includes('WerkKarte'))).toHaveLength(1);
  });
});
