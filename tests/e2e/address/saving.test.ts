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
  services,
} from '../support/address-page.ts';
import { useBrowser } from '../support/browser.ts';
import { sharedProduct } from '../support/product.ts';
import { focused } from '../support/keyboard.ts';
import { fillIn, valuesOf } from '../support/shopper.ts';

const mismatch = 'Die Eingabe PLZ und Ort passt nicht zusammen.';
const notSaved = 'Die Adresse konnte leider nicht gespeichert werden.';

/** Waits until a message of the form exists and is visible. */
async function tells(page: Page, text: string): Promise<void> {
  const message = page.locator('form').getByText(text).first();
  await message.waitFor();
  const isInSight = () =>
    message.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });
  await expect.poll(isInSight).toBe(true);
}

/** Failures of a save that the shopper does not cause. */
const failures = {
  'the services answer 500': (page: Page) =>
    page.route(services.save, (route) => route.fulfill({ status: 500, json: {} })),
  'the service does not respond': (page: Page) => page.route(services.save, (route) => route.abort()),
  'a page of a proxy comes back': (page: Page) =>
    page.route(services.save, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<html>Sign in to the Wi-Fi</html>' }),
    ),
  'the response says that it failed': (page: Page) =>
    page.route(services.save, (route) => route.fulfill({ json: { success: false } })),
} as const;
const isFailure = (text: string): text is keyof typeof failures => Object.hasOwn(failures, text);

describe('saving an address', () => {
  const openPage = useBrowser();
  const product = sharedProduct();

  /** Types a valid German address and does not submit it. */
  async function typed(query = '') {
    const opened = await openPage({ viewport: { width: 375, height: 640 } });
    const email = await openReadyAddress(opened.page, product.url, { site: 'DE', query });
    await fillIn(opened.page, köln);
    const rows = () => product.query(invoiceAddress, [email]);
    return { ...opened, email, rows };
  }

  it('continues to the shop', async () => {
    const { page, complaints, rows } = await typed();
    await save(page);
    await inShop(page, 'www');
    expect(await rows()).toMatchObject([{ postal_code: '50667', postal_town: 'Köln', phone_number: '' }]);
    expect(complaints).toEqual([]);
  });

  it.each([
    [
      'returnTo=https%3A%2F%2Fwww.crema.example%2Fkasse%3Fschritt%3D3',
      'https://www.crema.example/kasse?schritt=3',
    ],
    ['returnTo=https%3A%2F%2Fevil.example%2Fkasse', 'https://www.crema.example/'],
  ])('with %s leads to %s, saved or skipped', async (query, place) => {
    const { page, rows } = await typed(query);
    await save(page);
    await page.waitForURL(place);
    expect(await rows()).toHaveLength(1);
    const other = await typed(query);
    await other.page.getByRole('link', { name: 'Überspringen' }).click();
    await other.page.waitForURL(place);
    expect(await other.rows()).toEqual([]);
  });

  it('may be skipped, and nothing is saved', async () => {
    const { page, rows } = await typed();
    await page.getByRole('link', { name: 'Überspringen' }).click();
    await inShop(page, 'www');
    expect(await rows()).toEqual([]);
  });

  it('rejects a wrong pair of code and town once, and shows one message below both', async () => {
    const { page, rows } = await typed();
    await part(page, 'postalTown').fill('München');
    await part(page, 'streetAddress').focus();
    // The error is below the fields. A moment later speech software announces it too.
    const error = page.locator('form').getByText(mismatch);
    await error.waitFor();
    expect(await error.count()).toBe(1);
    const id = await error.evaluate((element) => element.closest('[id]')?.id ?? '');
    const below = await error.evaluate((element) => element.getBoundingClientRect().top);
    for (const of of ['postalCode', 'postalTown'] as const) {
      const input = part(page, of);
      expect(await input.getAttribute('aria-invalid')).toBe('true');
      expect((await input.getAttribute('aria-describedby'))?.split(' ')).toContain(id);
      const bottom = await input.evaluate((element) => element.getBoundingClientRect().bottom);
      expect(below).toBeGreaterThanOrEqual(bottom);
    }
    await save(page);
    await expect.poll(() => focused(page)).toBe('address.postalCode');
    await tells(page, mismatch);
    expect(await rows()).toEqual([]);
    await save(page);
    await inShop(page);
    expect(await rows()).toMatchObject([{ postal_code: '50667', postal_town: 'München' }]);
  });

  it('accepts a corrected pair at once', async () => {
    const { page, rows } = await typed();
    await part(page, 'postalTown').fill('München');
    await part(page, 'streetAddress').focus();
    await page.getByText(mismatch).waitFor();
    await part(page, 'postalTown').fill('Köln');
    await save(page);
    await inShop(page);
    expect(await rows()).toMatchObject([{ postal_town: 'Köln' }]);
  });

  it.each(Object.keys(failures).filter(isFailure))('when %s, says so and keeps every value', async (how) => {
    const { page, rows } = await typed();
    await failures[how](page);
    const before = await valuesOf(page);
    await save(page);
    await tells(page, notSaved);
    expect(await valuesOf(page)).toEqual(before);
    expect(await rows()).toEqual([]);
    await page.unroute(services.save);
    await save(page);
    await inShop(page);
    expect(await rows()).toHaveLength(1);
  });

  it('says that the customer is no longer logged in, with a link to the login', async () => {
    const { page, rows, email } = await typed();
    const before = await valuesOf(page);
    await product.query(endLogins, [email]);
    await save(page);
    await tells(page, 'Sie sind nicht mehr angemeldet.');
    expect(await page.locator('form').getByRole('link', { name: 'Anmelden' }).getAttribute('href')).toBe(
      '/login?returnTo=%2Faddress-input%2Fstandalone%3Fsite%3DDE%26',
    );
    expect(await valuesOf(page)).toEqual(before);
    expect(await rows()).toEqual([]);
  });

  it('says so even if all cookies are gone', async () => {
    const { page, rows } = await typed();
    await page.context().clearCookies();
    await save(page);
    await tells(page, 'Sie sind nicht mehr angemeldet.');
    expect(await rows()).toEqual([]);
  });

  it('focuses the first wrong field of an invalid form', async () => {
    const { page, rows } = await typed();
    await fillIn(page, { 'address.postalCode': '123', 'address.streetAddress': '' });
    await save(page);
    await expect.poll(() => focused(page)).toBe('address.postalCode');
    await page.getByText('Geben Sie eine gültige Postleitzahl im Format').waitFor();
    expect(await rows()).toEqual([]);
  });
});
