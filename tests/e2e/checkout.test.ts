import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { useBrowser } from './support/browser.ts';
import { becomeCustomer } from './support/become-customer.ts';
import { flowOf } from './support/flows.ts';
import { sharedProduct } from './support/product.ts';
import { erika, fillIn, freshEmail, hydrated } from './support/shopper.ts';

const modes = [
  ['with JavaScript', true],
  ['without', false],
] as const;

describe('the registration inside the checkout', () => {
  const openPage = useBrowser();
  const product = sharedProduct();
  const { answer } = flowOf('checking out');

  async function open(address: string, javaScriptEnabled: boolean): Promise<Page> {
    const { page } = await openPage({ javaScriptEnabled });
    await page.route('https://www.crema.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Kasse</h1>' }),
    );
    await page.goto(`${product.url}/checkout-registration${address}`);
    if (javaScriptEnabled) await hydrated(page);
    return page;
  }
  const submit = (page: Page) => page.locator('button[type=submit]').click();

  it.each(modes)('leads back to the checkout that asked for it, %s', async (_, javaScript) => {
    const page = await open('?returnTo=https%3A%2F%2Fwww.crema.example%2Fkasse%3Fschritt%3D2', javaScript);
    // After a response with errors, the form still knows the return address.
    await submit(page);
    await page.getByText('Bitte korrigieren Sie Ihre Angaben.').first().waitFor();
    await answer(page, 'DE', 'all fields');
    // The test sees a request that follows a redirect, but cannot answer it.
    const back = page.waitForRequest('https://www.crema.example/kasse?schritt=2');
    await submit(page);
    await back;
  });

  it.each(modes)('never redirects to a page outside the shop, %s', async (_, javaScript) => {
    const page = await open('?returnTo=https%3A%2F%2Fevil.example%2Fkasse', javaScript);
    await answer(page, 'DE', 'only the required fields');
    await submit(page);
    await page.waitForURL('**/thank-you/checkout');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Vielen Dank!');
  });

  it.each(modes)(
    'asks for the password of a coffee subscription in its own words, %s',
    async (_, javaScript) => {
      const page = await open('?subscription=COFFEE', javaScript);
      await page.getByLabel('Passwort für Ihr Kaffee-Abo', { exact: false }).first().waitFor();
      await answer(page, 'DE', 'only the required fields');
      await submit(page);
      await page
        .getByText('Bitte legen Sie ein Passwort fest, damit Sie Ihr Kaffee-Abo verwalten können.')
        .first()
        .waitFor();
      await page.locator('[name="password"]').fill('Kaffee123');
      await submit(page);
      await page.getByRole('heading', { level: 1, name: 'Willkommen, Erika!' }).waitFor();
    },
  );

  it('opens an account in Turkey without JavaScript, although the form first came back with an error', async () => {
    const page = await open('?site=TR', false);
    await fillIn(page, { ...erika, email: freshEmail(), 'personalData.firstName': '' });
    await submit(page);
    // The form in the response is that of an account.
    await page.locator('[name="consents.membership"]').check();
    await fillIn(page, { 'personalData.firstName': 'Erika', password: erika.password });
    await submit(page);
    await page.getByRole('heading', { level: 1, name: 'Hoş geldiniz, Erika!' }).waitFor();
  });

  it('redirects a customer back to the checkout or to the greeting', async () => {
    const { page } = await openPage();
    await becomeCustomer(page, product.url, 'DE');
    await page.goto(`${product.url}/checkout-registration?returnTo=/registration`);
    expect(new URL(page.url()).pathname).toBe('/registration');
    await page.goto(`${product.url}/checkout-registration-without-password`);
    expect(new URL(page.url()).pathname).toBe('/address-input/checkout');
  });

  it('asks in Turkey for the consents of a guest or of a member, depending on the password, and keeps all ticks', async () => {
    const page = await open('?site=TR', true);
    const box = (kind: string) => page.locator(`[name="consents.${kind}"]`);
    await box('guest').check();
    await box('newsletter').check();
    await page.locator('[name="password"]').fill('Kahve123');
    await page.locator('[name="email"]').focus();
    await box('membership').waitFor();
    expect(await box('guest').count()).toBe(0);
    expect(await box('newsletter').isChecked()).toBe(true);
    await page.locator('[name="password"]').fill('');
    await page.locator('[name="email"]').focus();
    await box('guest').waitFor();
    expect(await box('guest').isChecked()).toBe(true);
  });
});
