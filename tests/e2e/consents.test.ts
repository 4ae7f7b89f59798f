import type { BrowserContext, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import type { SiteKey } from '../../flows/domain/src/index.ts';
import { among } from '../support/combine.ts';
import { köln, openReadyAddress } from './support/address-page.ts';
import { findings } from './support/axe.ts';
import { becomeCustomer } from './support/become-customer.ts';
import { useBrowser } from './support/browser.ts';
import { sharedProduct } from './support/product.ts';
import { hydrated } from './support/shopper.ts';

const call = '**/customers/me/consents/*';

/** Consents that the shopper gives or refuses on the site, beside the required ones. */
const consents: Readonly<Partial<Record<SiteKey, Readonly<Record<string, string>>>>> = {
  DE: { 'consents.newsletter': 'on' },
  HU: { 'consents.newsletter': 'on' },
  TR: { 'consents.newsletter': 'on', 'consents.dne': 'on' },
  CH_FR: { 'consents.newsletter': 'on', 'consents.cmc': 'on' },
};

describe('the page of consents', () => {
  const openPage = useBrowser();
  const product = sharedProduct();

  const open = async (page: Page, site: SiteKey = 'DE') => {
    await becomeCustomer(page, product.url, site, consents[site]);
    await page.goto(`${product.url}/consents?site=${site}`);
  };
  const openReady = async (page: Page, site?: SiteKey) => {
    await open(page, site);
    await hydrated(page);
  };
  const withdraw = (page: Page) => page.getByRole('button', { name: 'Einwilligung widerrufen' });
  const logOut = (page: Page) => page.getByRole('button', { name: 'Abmelden' });
  const withdrawn = /^Widerrufen am \d+\. \p{L}+ \d{4}$/u;
  /** Returns the consents that the server has stored, with a request from the page. */
  const granted = async (page: Page) => {
    const answer = await page.request.get(`${product.url}/service/registration/api/v1/customers/me/consents`);
    const { consents }: { consents: { kind: string; granted: boolean }[] } = await answer.json();
    return Object.fromEntries(consents.map((consent) => [consent.kind, consent.granted]));
  };
  const personal = async (context: BrowserContext) =>
    (await context.cookies()).map(({ name }) => name).filter((name) => name !== 'site');

  it('withdraws a consent with the keyboard alone, and shows that after a reload', async () => {
    const { page, complaints } = await openPage();
    await openReady(page);
    expect(await granted(page)).toEqual({ newsletter: true });
    await withdraw(page).focus();
    await page.keyboard.press('Enter');
    await page.getByText(withdrawn).waitFor();
    expect(await page.locator('[aria-live] p').allTextContents()).toContain(
      'Widerrufen: Newsletter. Das gilt ab sofort.',
    );
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Newsletter');
    expect(await granted(page)).toEqual({ newsletter: false });
    await page.reload();
    await page.getByText(withdrawn).waitFor();
    expect(await withdraw(page).count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('withdraws and gives consents without JavaScript', async () => {
    const { page } = await openPage({ javaScriptEnabled: false });
    await open(page);
    await withdraw(page).click();
    await page.getByText('Widerrufen: Newsletter. Das gilt ab sofort.').waitFor();
    await page.getByText(withdrawn).waitFor();
    expect(await granted(page)).toEqual({ newsletter: false });
    await logOut(page).click();
    await page.getByText(/^Sie sind abgemeldet\./).waitFor();
    expect(await personal(page.context())).toEqual([]);
  });

  it('handles a button that was pressed before its scripts loaded', async () => {
    const { page } = await openPage();
    let letScriptsCome = () => {};
    const scripts = new Promise<void>((come) => {
      letScriptsCome = come;
    });
    await page.route('**/assets/*.js', async (route) => {
      await scripts;
      await route.continue();
    });
    await open(page);
    await withdraw(page).click();
    letScriptsCome();
    await page.getByText(withdrawn).waitFor();
    expect(await granted(page)).toEqual({ newsletter: false });
  });

  it('withdraws a consent even if the code for the call does not load', async () => {
    const { page } = await openPage();
    await page.route('**/assets/consent-client-*.js*', (route) => route.abort());
    await openReady(page);
    await withdraw(page).click();
    await page.getByText('Widerrufen: Newsletter. Das gilt ab sofort.').waitFor();
    expect(await granted(page)).toEqual({ newsletter: false });
  });

  it.each([
    [503, 'TECHNICAL_ERROR', /leider nicht geklappt/],
    [429, 'RATE_LIMITED', /in 2 Minuten/],
    [401, 'NOT_LOGGED_IN', /nicht mehr angemeldet/],
  ])('says what %i means, and takes the next try', async (status, code, text) => {
    const { page } = await openPage();
    await openReady(page);
    await page.route(call, (route) =>
      route.fulfill({ status, headers: { 'Retry-After': '120' }, json: { errors: [{ code }] } }),
    );
    await withdraw(page).click();
    await page.getByRole('listitem').getByText(text).waitFor();
    expect(await granted(page)).toEqual({ newsletter: true });
    await page.unroute(call);
    await withdraw(page).click();
    await page.getByText(withdrawn).waitFor();
  });

  /** Logs in as another customer in the same browser. */
  const becomeCustomerAgain = async (page: Page) => {
    const cookies = await page.context().cookies();
    await page.context().clearCookies();
    await becomeCustomer(page, product.url, 'DE', consents.DE);
    expect(await page.context().cookies()).toHaveLength(cookies.length);
  };

  it('does not change another customer’s consents after a login in another tab', async () => {
    const { page } = await openPage();
    await openReady(page);
    await becomeCustomerAgain(page);
    await withdraw(page).click();
    await page
      .getByRole('listitem')
      .getByText(/nicht mehr angemeldet/)
      .waitFor();
    expect(await granted(page)).toEqual({ newsletter: true });
  });
  it('logs out: a copied cookie no longer works, and an open page keeps the typed values', async () => {
    const { page } = await openPage();
    await openReadyAddress(page, product.url);
    for (const [name, value] of Object.entries(köln)) await page.locator(`[name="${name}"]`).fill(value);
    const other = await page.context().newPage();
    await other.goto(`${product.url}/consents?site=DE`);
    await hydrated(other);
    await other.evaluate(() => sessionStorage.setItem('crema-draft x', '{}'));
    const copied = await page.context().cookies();
    await logOut(other).click();
    await other.getByText(/^Sie sind abgemeldet\./).waitFor();
    expect(await other.evaluate(() => Object.keys(sessionStorage))).not.toContain('crema-draft x');
    expect(await personal(page.context())).toEqual([]);

    await page.locator('button[type=submit]').click();
    await page
      .getByText(/nicht mehr angemeldet/)
      .first()
      .waitFor();
    expect(await page.getByRole('link', { name: 'Anmelden' }).count()).toBe(1);
    for (const [name, value] of Object.entries(köln))
      expect(await page.locator(`[name="${name}"]`).inputValue()).toBe(value);

    await page.context().addCookies(copied);
    const answer = await page.request.get(`${product.url}/service/registration/api/v1/customers/me`);
    expect(answer.status()).toBe(401);
  });

  it('shows no consents to a visitor who comes back after a logout', async () => {
    const { page } = await openPage();
    await openReady(page);
    await logOut(page).click();
    await page.getByText(/^Sie sind abgemeldet\./).waitFor();
    await page.goBack();
    await page.getByText(/^Sie sind abgemeldet\./).waitFor();
    expect(await page.getByRole('listitem').filter({ hasText: 'Newsletter' }).count()).toBe(0);
  });

  const looks: readonly [SiteKey, 'light' | 'dark', number][] = [
    // The sites with the most consents and with the longest texts.
    ['TR', 'light', 1280],
    ['CH_FR', 'dark', 375],
    ['DE', 'dark', 1280],
    ['HU', 'light', 375],
  ];
  it.each(among(looks, looks.slice(0, 2)))(
    'axe finds nothing on the one of %s, %s, %i px wide',
    async (site, colorScheme, width) => {
      const { page } = await openPage({ bypassCSP: true, colorScheme, viewport: { width, height: 800 } });
      await openReady(page, site);
      expect(await findings(page)).toEqual([]);
      await page.locator('form[id^=withdraw] button').first().click();
      await page.locator('form[id^=withdraw] button[aria-busy]').waitFor({ state: 'detached' });
      await page.locator('summary').first().click();
      expect(await findings(page)).toEqual([]);
    },
  );

  it.each(among<SiteKey>(['DE', 'HU'], ['HU']))('fits into 320 px on %s', async (site) => {
    const { page } = await openPage({ viewport: { width: 320, height: 256 } });
    await openReady(page, site);
    await page.locator('summary').first().click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});
