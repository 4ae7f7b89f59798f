import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import {
  endLogins,
  inShop,
  invoiceAddress,
  köln,
  openReadyAddress,
  part,
  save,
} from '../support/address-page.ts';
import { becomeCustomer } from '../support/become-customer.ts';
import { useBrowser } from '../support/browser.ts';
import { cardConsents, keptCard, layout, openAsCustomer, shownNumber } from '../support/card-page.ts';
import { sharedProduct } from '../support/product.ts';
import { fillIn, hydrated } from '../support/shopper.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Adresse bearbeiten' });
const addButton = (page: Page) => page.getByRole('button', { name: 'Adresse hinzufügen' });
const saveButton = (page: Page) => dialog(page).getByRole('button', { name: 'Speichern' });
const arrived = (page: Page) => page.waitForURL('**/address-input/loyalty-card');

/** Types the address in the dialog and does not save it. */
async function typeAddress(page: Page): Promise<void> {
  await layout(page, 'PLASTIC').check();
  await addButton(page).click();
  await dialog(page).waitFor();
  await fillIn(page, köln);
}

describe('a logged-in customer takes the card', () => {
  const openPage = useBrowser();
  const product = sharedProduct();
  const kept = (email: string) => product.query(keptCard, [email]);
  const invoiced = (email: string) => product.query(invoiceAddress, [email]);

  it('digital, and sees the personal data without typing them', async () => {
    const { page, complaints } = await openPage();
    const email = await openAsCustomer(page, product.url);
    await page.locator('main dl').getByText('Erika Muster').waitFor();
    expect(await page.locator('[name="personalData.firstName"], [name="password"]').count()).toBe(0);
    await save(page);
    await arrived(page);
    const number = await shownNumber(page);
    expect(await kept(email)).toMatchObject([
      // The customer answered the first consent at the sign-up.
      { layout: 'DIGITAL', number, address: null, consents: expect.arrayContaining(cardConsents) },
    ]);
    // The page of the card shows it again, in place of the picture.
    await page.goto(`${product.url}/crema-registration`);
    await hydrated(page);
    expect(await shownNumber(page)).toBe(number);
    expect(complaints).toEqual([]);
  });

  it('plastic, after adding the missing address in the dialog', async () => {
    const { page, complaints } = await openPage();
    const email = await openAsCustomer(page, product.url);
    await layout(page, 'PLASTIC').check();
    await page.getByText('Für die Plastikkarte brauchen wir Ihre Rechnungsadresse.').waitFor();
    await save(page);
    await page.locator('form').getByText('Die Rechnungsadresse fehlt.').first().waitFor();
    expect(await kept(email)).toMatchObject([{ layout: null }]);

    await typeAddress(page);
    await saveButton(page).click();
    await dialog(page).waitFor({ state: 'hidden' });
    await page.locator('form').getByText('Domkloster 4').first().waitFor();
    await page.getByRole('button', { name: 'Adresse ändern' }).waitFor();
    expect(await page.locator('form').getByText('Die Rechnungsadresse fehlt.').count()).toBe(0);
    await save(page);
    await arrived(page);
    await page.getByText('Ihre CremaCard ist angefordert.').waitFor();
    // The page knows the address that the shopper saved on the page before.
    await page.locator('main dl').getByText('Domkloster 4').waitFor();
    const expected = { first_name: 'Erika', street_address: 'Domkloster 4', postal_town: 'Köln' };
    expect(await kept(email)).toMatchObject([{ layout: 'PLASTIC', address: expected }]);
    expect(await invoiced(email)).toMatchObject([expected]);
    expect(complaints).toEqual([]);
  });

  it('plastic, to the stored address, which can be changed first', async () => {
    const { page } = await openPage();
    const email = await openAsCustomer(page, product.url);
    await typeAddress(page);
    await saveButton(page).click();
    await dialog(page).waitFor({ state: 'hidden' });
    await page.reload();
    await hydrated(page);
    await layout(page, 'PLASTIC').check();
    await page.getByRole('button', { name: 'Adresse ändern' }).click();
    await dialog(page).waitFor();
    await fillIn(page, { 'address.streetAddress': 'Domkloster 3' });
    await saveButton(page).click();
    await dialog(page).waitFor({ state: 'hidden' });
    await page.locator('form').getByText('Domkloster 3').first().waitFor();
    for (const kind of ['cardTermsAndConditions', 'newsletter'])
      await page.locator(`[name="consents.${kind}"]`).check();
    await save(page);
    await arrived(page);
    expect(await kept(email)).toMatchObject([{ address: { street_address: 'Domkloster 3' } }]);
    expect(await invoiced(email)).toHaveLength(1);
  });

  it('not plastic if the stored address is abroad, and the dialog does not offer other countries', async () => {
    const { page } = await openPage();
    await openReadyAddress(page, product.url);
    await part(page, 'countryCode').selectOption('AT');
    await fillIn(page, { ...köln, 'address.postalCode': '1010', 'address.postalTown': 'Wien' });
    await save(page);
    await inShop(page);
    await page.goto(`${product.url}/crema-registration?site=DE`);
    await hydrated(page);
    await expect.poll(() => layout(page, 'DIGITAL').isChecked()).toBe(true);
    expect(await layout(page, 'PLASTIC').count()).toBe(0);

    const other = await openPage();
    await openAsCustomer(other.page, product.url);
    await typeAddress(other.page);
    expect(await part(other.page, 'countryCode').isDisabled()).toBe(true);
    await dialog(other.page)
      .getByText('Die Karte schicken wir nur an Adressen in diesem Land: Deutschland.')
      .waitFor();
    await saveButton(other.page).click();
    await dialog(other.page).waitFor({ state: 'hidden' });
    expect(await layout(other.page, 'PLASTIC').isChecked()).toBe(true);
  });

  it('and saves nothing into the account of another customer who logged in in another tab', async () => {
    const { page } = await openPage();
    const email = await openAsCustomer(page, product.url);
    await typeAddress(page);
    const tab = await page.context().newPage();
    await tab.context().clearCookies();
    const other = await becomeCustomer(tab, product.url, 'DE');
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('address')) calls.push(request.url());
    });
    await saveButton(page).click();
    await dialog(page).getByText('Sie sind nicht mehr angemeldet.').first().waitFor();
    expect(await page.locator('[name="address.streetAddress"]').inputValue()).toBe('Domkloster 4');
    expect(calls).toEqual([]);
    expect([await invoiced(email), await invoiced(other)]).toEqual([[], []]);
  });

  it('not for another customer who logged in in another tab', async () => {
    const { page } = await openPage();
    const email = await openAsCustomer(page, product.url);
    const tab = await page.context().newPage();
    await tab.context().clearCookies();
    const other = await becomeCustomer(tab, product.url, 'DE');
    await save(page);
    await page.locator('form').getByText('Sie sind nicht mehr angemeldet.').first().waitFor();
    for (const each of [email, other]) expect(await kept(each)).toMatchObject([{ layout: null }]);
  });

  it('not when the session has ended, and keeps the choice', async () => {
    const { page } = await openPage();
    const email = await openAsCustomer(page, product.url);
    await typeAddress(page);
    await saveButton(page).click();
    await dialog(page).waitFor({ state: 'hidden' });
    await product.query(endLogins, [email]);
    await save(page);
    await page.locator('form').getByText('Sie sind nicht mehr angemeldet.').first().waitFor();
    expect(await layout(page, 'PLASTIC').isChecked()).toBe(true);
    expect(await kept(email)).toMatchObject([{ layout: null }]);
  });
});
