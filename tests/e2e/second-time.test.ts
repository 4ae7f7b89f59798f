import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright';
import { useBrowser } from './support/browser.ts';
import { becomeCustomer } from './support/become-customer.ts';
import { flowOf } from './support/flows.ts';
import { sharedProduct } from './support/product.ts';
import { hydrated } from './support/shopper.ts';

const welcome = (page: Page) => page.getByRole('heading', { level: 1, name: 'Willkommen, Erika!' });

describe('what happens a second time', () => {
  const openPage = useBrowser();
  const product = sharedProduct();
  const { answer } = flowOf('signing up');
  const submit = (page: Page) => page.locator('button[type=submit]').click();

  it('a form that was open in a second tab says that somebody is logged in, and leads on', async () => {
    const { page } = await openPage();
    await page.goto(`${product.url}/signup`);
    await hydrated(page);
    await answer(page, 'DE', 'no more than it takes');
    await becomeCustomer(page, product.url, 'DE');
    await submit(page);
    const banner = page.locator('form').getByText('Sie sind bereits angemeldet');
    await banner.waitFor();
    expect(await page.locator('[name="personalData.firstName"]').inputValue()).toBe('Erika');
    await page.locator('form').getByRole('link', { name: 'Weiter' }).click();
    await welcome(page).waitFor();
  });

  it('a plain form that was open in a second tab leads to the greeting, and makes no second account', async () => {
    const { page } = await openPage({ javaScriptEnabled: false });
    await page.goto(`${product.url}/signup`);
    await answer(page, 'DE', 'no more than it takes');
    await becomeCustomer(page, product.url, 'DE');
    await submit(page);
    await welcome(page).waitFor();
    expect(new URL(page.url()).pathname).toBe('/address-input/standalone');
  });

  it('a request whose login has ended says so, and keeps the tick', async () => {
    const { page } = await openPage();
    await becomeCustomer(page, product.url, 'DE');
    await page.goto(`${product.url}/community-request`);
    await hydrated(page);
    const box = page.locator('[name="consents.communityConditions"]');
    await box.check();
    await page.context().clearCookies();
    await submit(page);
    await page.locator('form').getByText('Sie sind nicht mehr angemeldet.').waitFor();
    expect(await box.isChecked()).toBe(true);
    expect(await page.locator('form').getByRole('link', { name: 'Anmelden' }).getAttribute('href')).toBe(
      'https://www.crema.example/login?returnTo=%2Fcommunity-request',
    );
  });

  it('a request is not made for somebody else who logged in meanwhile in another tab', async () => {
    const { page } = await openPage();
    await becomeCustomer(page, product.url, 'DE');
    await page.goto(`${product.url}/community-request`);
    await hydrated(page);
    const tab = await page.context().newPage();
    await tab.context().clearCookies();
    await becomeCustomer(tab, product.url, 'DE');
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') calls.push(request.url());
    });
    await page.locator('[name="consents.communityConditions"]').check();
    await submit(page);
    await page.locator('form').getByText('Sie sind nicht mehr angemeldet.').waitFor();
    expect(calls).toEqual([]);
  });

  it('nor by a plain form', async () => {
    const { page } = await openPage({ javaScriptEnabled: false });
    await becomeCustomer(page, product.url, 'DE');
    await page.goto(`${product.url}/community-request`);
    const tab = await page.context().newPage();
    await tab.context().clearCookies();
    await becomeCustomer(tab, product.url, 'DE');
    await page.locator('[name="consents.communityConditions"]').check();
    await submit(page);
    await page.locator('form').getByText('Ihre Sitzung ist abgelaufen').waitFor();
  });

  it('an expired token is renewed once, unseen', async () => {
    const { page } = await openPage();
    await page.goto(`${product.url}/signup`);
    await hydrated(page);
    await answer(page, 'DE', 'no more than it takes');
    await page.context().clearCookies();
    await submit(page);
    await welcome(page).waitFor();
  });

  it('a refused password is asked for again', async () => {
    const { page } = await openPage({ javaScriptEnabled: false });
    await page.goto(`${product.url}/signup`);
    await answer(page, 'DE', 'no more than it takes');
    await page.locator('[name="personalData.firstName"]').fill('');
    const again = page.getByText('Bitte geben Sie Ihr Passwort noch einmal ein.');
    for (const round of ['after what was entered', 'after nothing']) {
      await submit(page);
      await again.waitFor();
      expect([round, await page.locator('[name="password"]').inputValue()]).toEqual([round, '']);
    }
  });

  it('a refused password that may be left out is asked for again, with what comes without it', async () => {
    const { page } = await openPage({ javaScriptEnabled: false });
    await page.goto(`${product.url}/checkout-registration`);
    await flowOf('checking out').answer(page, 'DE', 'all that is offered');
    await page.locator('[name="personalData.firstName"]').fill('');
    await submit(page);
    await page.getByText('Passwort noch einmal ein. Ohne Passwort bestellen Sie als Gast.').waitFor();
  });

  it.each(['held', 'aborted'])(
    'Back while scripts are %s shows the page of that address',
    async (scripts) => {
      const { page } = await openPage();
      await page.goto(`${product.url}/checkout-registration-without-password`);
      await hydrated(page);
      await page.evaluate(() => history.pushState(null, '', '/checkout-registration'));
      await page.reload();
      await hydrated(page);
      await page.route('**/assets/*.js*', (route) => (scripts === 'held' ? undefined : route.abort()));
      await page.reload({ waitUntil: 'commit' });
      await page.locator('[name="password"]').waitFor();
      // Touched, the page asks for its scripts at once.
      await page.locator('[name="email"]').focus();
      await page.evaluate(() => history.back());
      // Only the other page's form asks for no password.
      await expect.poll(() => page.locator('[name="password"]').count()).toBe(0);
      await page.locator('[name="email"]').waitFor();
      expect(new URL(page.url()).pathname).toBe('/checkout-registration-without-password');
    },
  );
});
