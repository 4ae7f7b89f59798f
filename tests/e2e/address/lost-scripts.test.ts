import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { inShop, köln, openReadyAddress, part, save } from '../support/address-page.ts';
import { useBrowser } from '../support/browser.ts';
import { sharedProduct } from '../support/product.ts';
import { fillIn, hydrated } from '../support/shopper.ts';

const assets = (name: string) => `**/assets/${name}-*.js*`;

describe('an address whose scripts fail to load', () => {
  const openPage = useBrowser();
  const product = sharedProduct();

  const comeBack = (page: Page) => page.goto(`${product.url}/address-input/standalone?site=DE`);

  it('is submitted without scripts when the script that saves fails to load', async () => {
    const { page } = await openPage();
    await page.route(assets('address-client'), (route) => route.abort());
    await openReadyAddress(page, product.url);
    await fillIn(page, köln);
    const posted = page.waitForRequest('**/service/registration/form/address-input');
    await save(page);
    expect((await posted).method()).toBe('POST');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await comeBack(page);
    await page.locator('main dl').getByText('Domkloster 4').waitFor();
  });

  it('keeps the typed values, and is saved, when that script fails on a page that opened without a full load', async () => {
    const { page } = await openPage();
    await openReadyAddress(page, product.url);
    // A form that the server has not rendered has no token. The server returns the form with one.
    await page.evaluate(() => document.querySelector('[name="csrfToken"]')?.remove());
    await page.route(assets('address-client'), (route) => route.abort());
    await fillIn(page, köln);
    await save(page);
    await page.waitForURL('**/service/registration/form/address-input');
    await page.unroute(assets('address-client'));
    await hydrated(page);
    expect(await part(page, 'streetAddress').inputValue()).toBe('Domkloster 4');
    await save(page);
    await inShop(page);
  });

  it('has a form on the page although the list of suggestions fails to load', async () => {
    const { page } = await openPage();
    await page.route(assets('suggestions'), (route) => route.abort());
    await openReadyAddress(page, product.url);
    await part(page, 'postalCode').pressSequentially('50667');
    await fillIn(page, köln);
    expect(await page.getByRole('combobox').and(page.locator('input')).count()).toBe(0);
    await save(page);
    await inShop(page);
  });

  it('shows a message when its flyout fails to load, and opens it on the second try', async () => {
    const { page } = await openPage();
    await openReadyAddress(page, product.url);
    await fillIn(page, köln);
    await save(page);
    await inShop(page);
    await page.route(assets('edit-invoice-address-flyout'), (route) => route.abort());
    await comeBack(page);
    const button = page.getByRole('button', { name: 'Adresse ändern' });
    await button.click();
    await page.getByText('Das Formular lässt sich gerade nicht öffnen.').first().waitFor();
    await page.unroute(assets('edit-invoice-address-flyout'));
    await button.click();
    await page.getByRole('dialog', { name: 'Rechnungsadresse bearbeiten' }).waitFor();
  });
});
