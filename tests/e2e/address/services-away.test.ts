import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { type SiteKey, siteFor } from '../../../flows/domain/src/index.ts';
import { among } from '../../support/combine.ts';
import { inShop, invoiceAddress, openReadyAddress, part, save } from '../support/address-page.ts';
import { callsOf } from '../support/calls-of.ts';
import { useBrowser } from '../support/browser.ts';
import { sharedProduct } from '../support/product.ts';
import { places } from '../support/places.ts';
import { failures, takeServicesAway } from '../support/postal-service.ts';
import { fillIn } from '../support/shopper.ts';

/** Sites, each with the country of the address that the test types there. */
const addresses = [
  ['DE', 'DE'],
  ['AT', 'AT'],
  ['CH', 'CH'],
  ['HU', 'HU'],
  ['PL', 'PL'],
  ['DE', 'GB'],
  ['TR', 'TR'],
] as const;

const region = (page: Page, live: string) => page.locator(`[aria-live="${live}"]`).allTextContents();

/** Types postal code, town and street key by key, because only key presses request suggestions. */
async function typePlace(page: Page, country: keyof typeof places): Promise<void> {
  const { code, town, street } = places[country];
  await part(page, 'postalCode').pressSequentially(code[0]);
  if (country === 'TR') {
    // Setting a value does not focus the field, as a shopper would.
    await part(page, 'postalTown').focus();
    await part(page, 'postalTown').selectOption(town);
    await part(page, 'postalDistrict').selectOption('Fatih');
    await fillIn(page, { 'address.mobilePhoneNumber': '1234567' });
    await part(page, 'mobilePhonePrefix').selectOption('532');
  } else await part(page, 'postalTown').pressSequentially(town);
  await part(page, 'streetAddress').fill(street);
}

describe('an address whose services fail', () => {
  const openPage = useBrowser();
  const product = sharedProduct();

  // Tries every failure on a site, and each kind of country with one failure. turkey.test.ts tries every
  // failure of Turkey's own services.
  const typed = among(
    addresses,
    // The same code requests suggestions in every country.
    addresses.filter(([, country]) => ['DE', 'GB', 'TR'].includes(country)),
  );
  const rows = typed.map(
    ([site, country], index) => [country, site, failures[index % failures.length] ?? 'answers 500'] as const,
  );
  const others = failures
    .flatMap((how) => among(['DE', 'TR'] as const, ['DE']).map((site) => [site, site, how] as const))
    .filter((row) => !rows.some(([, ...known]) => known.join() === row.slice(1).join()));

  it.each([...rows, ...others])(
    'in %s on the site %s, when each %s: the fields are plain, there is no message, and it is saved',
    async (country, site: SiteKey, how) => {
      const { page, complaints } = await openPage();
      await takeServicesAway(page, how);
      const email = await openReadyAddress(page, product.url, { site });
      const calls = callsOf(page);
      if (siteFor(site).country !== country) await part(page, 'countryCode').selectOption(country);
      await typePlace(page, country);
      if (country !== 'GB') await expect.poll(() => calls.length).toBeGreaterThan(0);
      await part(page, 'extraLine').focus();
      expect(await page.locator('[role="listbox"]').count()).toBe(0);
      expect(await page.locator('[aria-invalid="true"]').count()).toBe(0);
      const said = [...(await region(page, 'polite')), ...(await region(page, 'assertive'))].join('');
      // The only announcement is that the country asks for other fields.
      expect(said.replace(/^Die Felder darunter haben sich geändert\.$/, '')).toBe('');
      await save(page);
      await inShop(page);
      const [kept] = await product.query(invoiceAddress, [email]);
      expect(kept).toMatchObject({
        country_code: country,
        postal_code: places[country].code[1],
        postal_town: places[country].town,
        street_address: places[country].street,
      });
      // The page logs one line for each failed call. The browser logs the responses by itself.
      const logged = complaints.filter((line) => line.includes('the form goes on without'));
      expect(logged.length).toBe(new Set(logged.map((line) => line.split(' ')[0])).size);
      expect(logged.length).toBe(country === 'GB' ? 0 : country === 'TR' ? 2 : 1);
    },
  );
});
