import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright';
import { callsOf } from './support/calls-of.ts';
import { useBrowser } from './support/browser.ts';
import { becomeCustomer } from './support/become-customer.ts';
import { flowOf } from './support/flows.ts';
import { sharedProduct } from './support/product.ts';
import { hydrated } from './support/shopper.ts';

const welcome = (page: Page) => page.getByRole('heading', { level: 1, name: 'Willkommen, Erika!' });

describe('an action that happens a second time', () => {
  const openPage = useBrowser();
  const product = sharedProduct();
  const { answer } = flowOf('signing up');
  const submit = (page: Page) => page.locator('button[type=submit]').click();

  it('a form in a second tab says that the customer is logged in, and continues', async () => {
    const { page } = await openPage();
    await page.goto(`${product.url}/signup`);
    await hydrated(page);
    await answer(page, 'DE', 'only the required fields');
    await becomeCustomer(page, product.url, 'DE');
    await submit(page);
    const banner = page.locator('form').getByText('Sie sind bereits angemeldet');
    await banner.waitFor();
    expect(await page.locator('[name="personalData.firstName"]').inputValue()).toBe('Erika');
    await page.locator('form').getByRole('link', { name: 'Weiter' }).click();
    await welcome(page).waitFor();
  });

  it('a form without scripts in a second tab shows the greeting, and makes no second account', async () => {
    const { page } = await openPage({ javaScriptEnabled: false });
    await page.goto(`${product.url}/signup`);
    await answer(page, 'DE', 'only the required fields');
    await becomeCustomer(page, product.url, 'DE');
    await submit(page);
    await welcome(page).waitFor();
    expect(new URL(page.url()).pathname).toBe('/address-input/standalone');
  });

  it('a request after the session has ended says so, and keeps the ticked box', async () => {
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
      '/login?returnTo=%2Fcommunity-request',
    );
  });

  it('a request fails if another customer has logged in in another tab', async () => {
    const { page } = await openPage();
    await becomeCustomer(page, product.url, 'DE');
    await page.goto(`${product.url}/community-request`);
    await hydrated(page);
    const tab = await page.context().newPage();
    await tab.context().clearCookies();
    await becomeCustomer(tab, product.url, 'DE');
    const calls = callsOf(page);
    await page.locator('[name="consents.communityConditions"]').check();
    await submit(page);
    await page.locator('form').getByText('Sie sind nicht mehr angemeldet.').waitFor();
    expect(calls).toEqual([]);
  });

  it('a form without scripts fails too in this case', async () => {
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

  it('an expired token is renewed once, without a message', async () => {
    const { page } = await openPage();
    await page.goto(`${product.url}/signup`);
    await hydrated(page);
    await answer(page, 'DE', 'only the required fields');
    await page.context().clearCookies();
    await submit(page);
    await welcome(page).waitFor();
  });

  it('the form asks for a refused password again', async () => {
    const { page } = await openPage({ javaScriptEnabled: false });
    await page.goto(`${product.url}/signup`);
    await answer(page, 'DE', 'only the required fields');
    await page.locator('[name="personalData.firstName"]').fill('');
    const again = page.getByText('Bitte geben Sie Ihr Passwort noch einmal ein.');
    for (const round of ['after what was entered', 'after nothing']) {
      await submit(page);
      await again.waitFor();
      expect([round, await page.locator('[name="password"]').inputValue()]).toEqual([round, '']);
    }
  });

  it('the form asks for a refused optional password again, and says what happens without one', async () => {
    const { page } = await openPage({ javaScriptEnabled: false });
    await page.goto(`${product.url}/checkout-registration`);
    await flowOf('checking out').answer(page, 'DE', 'all fields');
    await page.locator('[name="personalData.firstName"]').fill('');
    await submit(page);
    await page.getByText('Passwort noch einmal ein. Ohne Passwort bestellen Sie als Gast.').waitFor();
  });

  it.each(['held', 'aborted'])(
    'Back shows the page of that address while scripts are %s',
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
      // When the shopper touches the page, it requests its scripts at once.
      await page.locator('[name="email"]').focus();
      await page.evaluate(() => history.back());
      // Only the form of the other page asks for no password.
      await expect.poll(() => page.locator('[name="password"]').count()).toBe(0);
      await page.locator('[name="email"]').waitFor();
      expect(new URL(page.url()).pathname).toBe('/checkout-registration-without-password');
    },
  );
});
