import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { among } from '../../support/combine.ts';
import { openReadyAddress, part } from '../support/address-page.ts';
import { useBrowser } from '../support/browser.ts';
import { tabTo } from '../support/keyboard.ts';
import { callsOf } from '../support/calls-of.ts';
import { sharedProduct } from '../support/product.ts';
import { fillIn, valuesOf } from '../support/shopper.ts';
import { whole } from '../support/whole.ts';

/** Chooses a country and waits for a field that only this country has. */
async function moveTo(page: Page, country: string): Promise<void> {
  await part(page, 'countryCode').selectOption(country);
  const isTurkish = country === 'TR';
  await part(page, 'postalDistrict').waitFor({ state: isTurkish ? 'visible' : 'detached' });
  await part(page, 'floorDoor').waitFor({ state: country === 'AT' ? 'visible' : 'detached' });
}

describe('an address that moves from country to country', () => {
  const openPage = useBrowser();
  const product = sharedProduct();

  it('ten times and across Turkey’s border keeps the typed values', async () => {
    const { page, complaints } = await openPage();
    await openReadyAddress(page, product.url, { site: 'AT' });
    await fillIn(page, {
      'address.salutation': 'DIVERS',
      'address.lastName': 'Huber-Şahin',
      'address.postalCode': '1010',
      'address.postalTown': 'Wien',
      'address.streetAddress': 'Graben 12',
      'address.extraLine': 'Hof 2',
      'address.floorStairs': '2',
      'address.floorLevel': '3',
      'address.floorDoor': '14a',
      'address.phoneNumber': '01 234567',
    });
    await moveTo(page, 'DE');
    await moveTo(page, 'AT');
    const austrian = await valuesOf(page);
    expect(austrian).toMatchObject({
      'address.floorStairs': '2',
      'address.floorDoor': '14a',
      'address.streetAddress': 'Graben 12',
      'address.extraLine': 'Hof 2',
      'address.salutation': 'DIVERS',
    });
    await moveTo(page, 'TR');
    expect(await valuesOf(page)).toMatchObject({
      'address.lastName': 'Huber-Şahin',
      'address.salutation': '',
      'address.postalCode': '',
      'address.extraLine': '',
    });
    await part(page, 'postalTown').selectOption('Bursa');
    await part(page, 'postalDistrict').locator('[value="Nilüfer"]').waitFor({ state: 'attached' });
    await part(page, 'postalDistrict').selectOption('Nilüfer');
    await part(page, 'mobilePhonePrefix').selectOption('532');
    await part(page, 'companyInvoice').check();
    await part(page, 'companyType').last().check({ force: true });
    await part(page, 'companyName').waitFor();
    await fillIn(page, {
      'address.postalCode': '16110',
      'address.streetAddress': 'Atatürk Caddesi No: 7',
      'address.mobilePhoneNumber': '1234567',
      'address.companyName': 'Kahve Ltd.',
      'address.companyTaxBranch': 'Nilüfer',
      'address.companyTaxNumber': '1234567890',
    });
    await part(page, 'extraLine').focus();
    const turkish = await valuesOf(page);
    for (const country of ['GB', 'HU', 'TR', 'DE', 'AT', 'TR', 'PL', 'AT', 'TR', 'AT'])
      await moveTo(page, country);
    expect(await valuesOf(page)).toEqual(austrian);
    await moveTo(page, 'TR');
    await expect.poll(() => valuesOf(page)).toEqual(turkish);
    expect(complaints).toEqual([]);
  });

  it('postal code and town keep their values if their order changes', async () => {
    const { page } = await openPage();
    await openReadyAddress(page, product.url, { site: 'DE' });
    await fillIn(page, { 'address.postalCode': '10115', 'address.postalTown': 'Berlin' });
    for (const country of ['GB', 'IE', 'DE', 'LV', 'DE']) await moveTo(page, country);
    expect(await valuesOf(page)).toMatchObject({
      'address.postalCode': '10115',
      'address.postalTown': 'Berlin',
    });
  });

  it('the telephone has the prefix of the address’s country, not the site’s, and typed digits stay', async () => {
    const { page } = await openPage();
    await openReadyAddress(page, product.url, { site: 'HU' });
    const phone = () => part(page, 'phoneNumber').inputValue();
    expect(await phone()).toBe('+36');
    for (const [country, preset] of [
      ['DE', ''],
      ['CZ', '+420'],
      ['SK', '+421'],
      ['AT', ''],
      ['PL', '+48'],
      ['HU', '+36'],
    ] as const) {
      await moveTo(page, country);
      expect([country, await phone()]).toEqual([country, preset]);
    }
    await part(page, 'phoneNumber').fill('+36 1 234 5678');
    await part(page, 'lastName').focus();
    await moveTo(page, 'CZ');
    expect(await phone()).toBe('+3612345678');
  });
});

describe('the services of an address form', () => {
  const openPage = useBrowser();
  const product = sharedProduct();

  const quiet = [
    ['DE', ['lastName', 'streetAddress', 'extraLine', 'phoneNumber'], 'postalCode'],
    ['AT', ['lastName', 'streetAddress', 'extraLine', 'floorStairs', 'floorDoor'], 'postalTown'],
    ['TR', ['lastName'], 'postalTown'],
  ] as const;
  // Austria's form is Germany's form plus floors. Turkey has its own service.
  const unlike = quiet.filter(([site]) => site !== 'DE');

  it.each(among(quiet, unlike))(
    'get no request on the site %s before the shopper reaches a code, a town or a province',
    async (site, parts, first) => {
      const { page } = await openPage();
      const calls = callsOf(page);
      await openReadyAddress(page, product.url, { site });
      await whole(page);
      await page.mouse.wheel(0, 600);
      // Tabs through the whole form and back. In Turkey it skips postal code and town, which are elsewhere.
      for (const name of parts) {
        await tabTo(page, `address.${name}`);
        await page.keyboard.type('Gasse 12');
      }
      await page.waitForLoadState('networkidle');
      expect(calls).toEqual([]);
      await part(page, first).focus();
      if (site !== 'TR') await page.keyboard.type('1');
      await expect.poll(() => calls.length).toBeGreaterThan(0);
    },
  );

  it('get no request when the shopper chooses a country', async () => {
    const { page } = await openPage();
    const calls = callsOf(page);
    await openReadyAddress(page, product.url, { site: 'DE' });
    for (const country of ['AT', 'TR', 'DE']) await moveTo(page, country);
    await page.waitForLoadState('networkidle');
    expect(calls).toEqual([]);
  });
});
