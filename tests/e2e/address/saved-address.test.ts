import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import {
  inShop,
  invoiceAddress,
  köln,
  openReadyAddress,
  part,
  save,
  services,
} from '../support/address-page.ts';
import { useBrowser } from '../support/browser.ts';
import { callsOf } from '../support/calls-of.ts';
import { sharedProduct } from '../support/product.ts';
import { focused, tabTo } from '../support/keyboard.ts';
import { fillIn } from '../support/shopper.ts';
import { whole } from '../support/whole.ts';

const changeButton = (page: Page) => page.getByRole('button', { name: 'Adresse ändern' });
const flyout = (page: Page) => page.getByRole('dialog', { name: 'Rechnungsadresse bearbeiten' });
const summary = (page: Page) => page.locator('main dl');
const saveButton = (page: Page) => flyout(page).getByRole('button', { name: 'Speichern' });

describe('an address that is saved', () => {
  const openPage = useBrowser();
  const product = sharedProduct();

  /** Opens the page as a returning customer who has an address in Cologne. */
  async function comeBack() {
    const opened = await openPage();
    const { page } = opened;
    const email = await openReadyAddress(page, product.url, { site: 'DE' });
    await fillIn(page, köln);
    await save(page);
    await inShop(page);
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    const calls = callsOf(page);
    await page.goto(`${product.url}/address-input/standalone?site=DE`);
    await whole(page);
    const row = async () => (await product.query(invoiceAddress, [email]))[0] ?? {};
    return { ...opened, fetched, calls, email, row };
  }

  /** Opens the flyout with the keyboard. */
  async function openFlyout(page: Page): Promise<void> {
    await changeButton(page).focus();
    await page.keyboard.press('Enter');
    await flyout(page).waitFor();
  }

  it('is shown as a summary, and its form loads when the shopper is about to open it', async () => {
    const { page, fetched, complaints } = await comeBack();
    await summary(page).getByText('Domkloster 4').waitFor();
    expect(await summary(page).textContent()).toContain('50667 Köln');
    expect(await page.locator('form').count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Weiter zum Shop' }).getAttribute('href')).toBe(
      'https://www.crema.example/',
    );
    const ofFlyout = () => fetched.filter((path) => path.includes('edit-invoice-address-flyout-'));
    // Neither the first page nor its deferred requests load the form.
    expect(ofFlyout()).toEqual([]);
    await changeButton(page).hover();
    await expect.poll(ofFlyout).toHaveLength(1);
    expect(await flyout(page).count()).toBe(0);
    await changeButton(page).click();
    await flyout(page).waitFor();
    expect(ofFlyout()).toHaveLength(1);
    expect(complaints).toEqual([]);
  });

  it('loads its form on focus as well', async () => {
    const { page, calls } = await comeBack();
    const came = page.waitForRequest('**/assets/edit-invoice-address-flyout-*.js');
    await changeButton(page).focus();
    await came;
    expect(calls).toEqual([]);
  });

  it('moves the focus into its form, keeps it there and returns it', async () => {
    const { page } = await comeBack();
    await openFlyout(page);
    const isInside = () => flyout(page).evaluate((dialog) => dialog.contains(document.activeElement));
    await expect.poll(isInside).toBe(true);
    for (let press = 0; press < 30; press += 1) {
      await page.keyboard.press('Tab');
      // Between the last and the first control there is at most the browser's own toolbar.
      const place = await page.evaluate(() => document.activeElement === document.body);
      expect(place || (await isInside())).toBe(true);
    }
    await page.keyboard.press('Escape');
    await flyout(page).waitFor({ state: 'detached' });
    await expect.poll(() => changeButton(page).evaluate((it) => it === document.activeElement)).toBe(true);
  });

  it('changes under the same uuid, on the page and in the database', async () => {
    const { page, row, complaints } = await comeBack();
    const before = await row();
    await openFlyout(page);
    expect(await part(page, 'streetAddress').inputValue()).toBe('Domkloster 4');
    expect(await part(page, 'postalTown').inputValue()).toBe('Köln');
    await tabTo(page, 'address.streetAddress');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Breite Straße 7');
    await page.keyboard.press('Enter');
    await flyout(page).waitFor({ state: 'detached' });
    await summary(page).getByText('Breite Straße 7').waitFor();
    expect(await summary(page).textContent()).not.toContain('Domkloster');
    await page.getByText('Ihre Adresse ist gespeichert.').first().waitFor({ state: 'attached' });
    await expect.poll(() => changeButton(page).evaluate((it) => it === document.activeElement)).toBe(true);
    const after = await row();
    expect(after).toMatchObject({ id: before['id'], street_address: 'Breite Straße 7', postal_town: 'Köln' });
    // If the shopper opens the flyout again, its form starts with the changed address. So does the page.
    await openFlyout(page);
    expect(await part(page, 'streetAddress').inputValue()).toBe('Breite Straße 7');
    await page.reload();
    await summary(page).getByText('Breite Straße 7').waitFor();
    expect(complaints).toEqual([]);
  });

  it('shows the errors as a list of links, and focuses the first', async () => {
    const { page, row } = await comeBack();
    await openFlyout(page);
    await fillIn(page, { 'address.postalCode': '123', 'address.streetAddress': '', 'address.lastName': '' });
    await saveButton(page).click();
    await expect.poll(() => focused(page)).toBe('address.lastName');
    const links = flyout(page)
      .getByRole('link')
      .filter({ hasNotText: /Kundenservice|Datenschutz/ });
    await expect.poll(() => links.count()).toBe(3);
    await links.last().click();
    await expect.poll(() => focused(page)).toBe('address.streetAddress');
    expect(await row()).toMatchObject({ street_address: 'Domkloster 4' });
    await fillIn(page, köln);
    await fillIn(page, { 'address.streetAddress': 'Breite Straße 8' });
    await part(page, 'extraLine').focus();
    await expect.poll(() => links.count()).toBe(0);
    await saveButton(page).click();
    await flyout(page).waitFor({ state: 'detached' });
    expect(await row()).toMatchObject({ street_address: 'Breite Straße 8' });
  });

  it('stays unchanged when it cannot be saved, and the flyout stays open', async () => {
    const { page, row } = await comeBack();
    await openFlyout(page);
    await page.route(services.change, (route) => route.abort());
    await fillIn(page, { 'address.streetAddress': 'Breite Straße 9' });
    await saveButton(page).click();
    await flyout(page).getByText('Die Adresse konnte leider nicht gespeichert werden.').waitFor();
    expect(await part(page, 'streetAddress').inputValue()).toBe('Breite Straße 9');
    expect(await row()).toMatchObject({ street_address: 'Domkloster 4' });
    await page.unroute(services.change);
    await saveButton(page).click();
    await flyout(page).waitFor({ state: 'detached' });
    await summary(page).getByText('Breite Straße 9').waitFor();
    expect(await row()).toMatchObject({ street_address: 'Breite Straße 9' });
  });
});
