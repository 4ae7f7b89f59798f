import { describe, expect, it } from 'vitest';
import type { SiteKey } from '../../../flows/domain/src/index.ts';
import { endLogins, invoiceAddress, köln, openAddress, part, save } from '../support/address-page.ts';
import { useBrowser } from '../support/browser.ts';
import { sharedProduct } from '../support/product.ts';
import { offered, refused, saved } from '../support/plain-form.ts';
import { fillIn } from '../support/shopper.ts';

describe('an address without JavaScript', () => {
  const openPage = useBrowser();
  const product = sharedProduct();

  async function open(site: SiteKey, query = '') {
    const { page } = await openPage({ javaScriptEnabled: false });
    const email = await openAddress(page, product.url, { site, query });
    const rows = () => product.query(invoiceAddress, [email]);
    return { page, rows, email };
  }

  it.each([
    ['', 'https://www.crema.example/'],
    ['returnTo=https%3A%2F%2Fwww.crema.example%2Fkasse', 'https://www.crema.example/kasse'],
    ['returnTo=https%3A%2F%2Fevil.example%2F', 'https://www.crema.example/'],
  ])('is saved, and with the query "%s" leads to %s', async (query, place) => {
    const { page, rows } = await open('DE', query);
    await fillIn(page, { ...köln, 'address.phoneNumber': '(0221) 12-34 56' });
    expect(await saved(page)).toBe(place);
    expect(await rows()).toMatchObject([
      {
        first_name: 'Erika',
        last_name: 'Muster',
        postal_code: '50667',
        postal_town: 'Köln',
        street_address: 'Domkloster 4',
        country_code: 'DE',
        phone_number: '0221123456',
      },
    ]);
  });

  it('may be skipped', async () => {
    const { page, rows } = await open('DE');
    expect(await page.getByRole('link', { name: 'Überspringen' }).getAttribute('href')).toBe(
      'https://www.crema.example/',
    );
    expect(await rows()).toEqual([]);
  });

  it('comes back with the cause of each error, and the typed values', async () => {
    const { page } = await open('DE');
    await fillIn(page, { ...köln, 'address.streetAddress': '5 Domkloster', 'address.extraLine': '<b>{☕' });
    await refused(page);
    await page.getByText('Bitte schreiben Sie die Hausnummer hinter die Straße').first().waitFor();
    await page.getByText('Dieses Feld enthält ungültige Zeichen. Bitte entfernen Sie „<“.').first().waitFor();
  });

  it('comes back with the errors and the typed values', async () => {
    const { page, rows } = await open('DE');
    await fillIn(page, { ...köln, 'address.streetAddress': 'Domkloster' });
    await refused(page);
    await page.getByText('Bitte geben Sie eine Hausnummer an.').first().waitFor();
    expect(await part(page, 'postalTown').inputValue()).toBe('Köln');
    expect(await page.title()).toMatch(/^Fehler: /);
    expect(await rows()).toEqual([]);
    await fillIn(page, { 'address.streetAddress': 'Domkloster 4' });
    await saved(page);
    expect(await rows()).toHaveLength(1);
  });

  it('with only a code comes back with the towns of the code', async () => {
    const { page, rows } = await open('AT');
    await fillIn(page, {
      'address.postalCode': 'A-3100',
      'address.streetAddress': 'Rathausplatz 1',
    });
    await refused(page);
    const towns = await offered(page, 'postalTown');
    expect(towns).toContain('St. Pölten');
    await part(page, 'postalTown').selectOption('St. Pölten');
    await saved(page);
    expect(await rows()).toMatchObject([{ postal_code: '3100', postal_town: 'St. Pölten' }]);
  });

  it('with a town that does not match the code is rejected once, and offers the matching towns', async () => {
    const { page, rows } = await open('DE');
    await fillIn(page, { ...köln, 'address.postalTown': 'München' });
    await refused(page);
    expect(await page.getByText('Die Eingabe PLZ und Ort passt nicht zusammen.').count()).toBe(1);
    for (const of of ['postalCode', 'postalTown'] as const)
      expect(await part(page, of).getAttribute('aria-invalid')).toBe('true');
    expect(await offered(page, 'postalTown')).toEqual(['Köln', 'München']);
    expect(await part(page, 'postalTown').inputValue()).toBe('München');
    expect(await rows()).toEqual([]);
    // A shopper who submits the same pair again means it.
    await saved(page);
    expect(await rows()).toMatchObject([{ postal_code: '50667', postal_town: 'München' }]);
  });

  it('accepts the matching town that the shopper then chooses', async () => {
    const { page, rows } = await open('DE');
    await fillIn(page, { ...köln, 'address.postalTown': 'München' });
    await refused(page);
    await part(page, 'postalTown').selectOption('Köln');
    await saved(page);
    expect(await rows()).toMatchObject([{ postal_town: 'Köln' }]);
  });

  it('rejects another wrong pair once', async () => {
    const { page, rows } = await open('DE');
    await fillIn(page, { ...köln, 'address.postalTown': 'München' });
    await refused(page);
    await fillIn(page, { 'address.postalCode': '10115' });
    await refused(page);
    expect(await offered(page, 'postalTown')).toEqual(['Berlin', 'München']);
    expect(await rows()).toEqual([]);
  });

  it('in Turkey comes back with the districts of its province', async () => {
    const { page, rows } = await open('TR');
    await part(page, 'postalTown').selectOption('İzmir');
    await part(page, 'mobilePhonePrefix').selectOption('532');
    await fillIn(page, {
      'address.postalCode': '35220',
      'address.streetAddress': 'Cumhuriyet Bulvarı No: 1',
      'address.mobilePhoneNumber': '123 45 67',
    });
    expect(await offered(page, 'postalDistrict')).toEqual([]);
    await refused(page);
    expect(await part(page, 'postalTown').inputValue()).toBe('İzmir');
    expect(await part(page, 'mobilePhonePrefix').inputValue()).toBe('532');
    expect(await offered(page, 'postalDistrict')).toContain('Konak');
    await part(page, 'postalDistrict').selectOption('Konak');
    await saved(page);
    expect(await rows()).toMatchObject([
      {
        country_code: 'TR',
        postal_town: 'İzmir',
        postal_district: 'Konak',
        mobile_phone_prefix: '532',
        mobile_phone_number: '1234567',
      },
    ]);
  });

  it('is validated by the rules of the chosen country, although that country’s fields are missing', async () => {
    const { page, rows } = await open('DE');
    await fillIn(page, { ...köln, 'address.postalCode': 'A-1010', 'address.postalTown': 'Wien' });
    await part(page, 'countryCode').selectOption('AT');
    await saved(page);
    expect(await rows()).toMatchObject([{ country_code: 'AT', postal_code: '1010', postal_town: 'Wien' }]);
  });

  it('says that the customer is no longer logged in', async () => {
    const { page, rows, email } = await open('DE');
    await fillIn(page, köln);
    await product.query(endLogins, [email]);
    await save(page);
    const form = page.locator('form');
    await form.getByText('Sie sind nicht mehr angemeldet.').first().waitFor();
    expect(await form.getByRole('link', { name: 'Anmelden' }).getAttribute('href')).toBe(
      '/login?returnTo=%2Faddress-input%2Fstandalone%3Fsite%3DDE%26',
    );
    expect(await page.getByText('Sie sind angemeldet').count()).toBe(0);
    expect(await part(page, 'firstName').inputValue()).toBe('Erika');
    expect(await part(page, 'streetAddress').inputValue()).toBe('Domkloster 4');
    expect(await rows()).toEqual([]);
  });

  it('comes back with the typed values when its token is missing', async () => {
    const { page, rows } = await open('DE');
    await fillIn(page, köln);
    await page.context().clearCookies({ name: /csrf/ });
    await save(page);
    await page.locator('form').getByText('Ihre Sitzung').first().waitFor();
    expect(await part(page, 'streetAddress').inputValue()).toBe('Domkloster 4');
    expect(await rows()).toEqual([]);
  });
});
