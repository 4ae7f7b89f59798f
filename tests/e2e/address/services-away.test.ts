import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { type SiteKey, siteFor } from '../../../flows/domain/src/index.ts';
import { among } from '../../support/combine.ts';
import { inShop, invoiceAddress, openReadyAddress, part, save } from '../support/address-page.ts';
import { useBrowser } from '../support/browser.ts';
import { sharedProduct } from '../support/product.ts';
import { places } from '../support/places.ts';
import { callsOf, failures, takeServicesAway } from '../support/postal-service.ts';
import { fillIn } from '../support/shopper.ts';

/** Sites with the country of the address that is typed there. */
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

/** Code, town and street, key by key, as only that asks for suggestions. */
async function typePlace(page: Page, country: keyof typeof places): Promise<void> {
  const { code, town, street } = places[country];
  await part(page, 'postalCode').pressSequentially(code[0]);
  if (country === 'TR') {
    // A choice alone does not bring the focus, as it does for a shopper.
    await part(page, 'postalTown').focus();
    await part(page, 'postalTown').selectOption(town);
    await part(page, 'postalDistrict').selectOption('Fatih');
    await fillIn(page, { 'address.mobilePhoneNumber': '1234567' });
    await part(page, 'mobilePhonePrefix').selectOption('532');
  } else await part(page, 'postalTown').pressSequentially(town);
  await part(page, 'streetAddress').fill(street);
}

describe('an address whose services are away', () => {
  const openPage = useBrowser();
  const product = sharedProduct();

  // Every way on a site, and each kind of country in a way. Turkey's own services fail in every way in turkey.test.ts.
  const typed = among(
    addresses,
    // In whatever country a code is typed, it is asked about in the same way.
    addresses.filter(([, country]) => ['DE', 'GB', 'TR'].includes(country)),
  );
  const rows = typed.map(
    ([site, country], index) => [country, site, failures[index % failures.length] ?? 'answers 500'] as const,
  );
  const others = failures
    .flatMap((how) => among(['DE', 'TR'] as const, ['DE']).map((site) => [site, site, how] as const))
    .filter((row) => !rows.some(([, ...known]) => known.join() === row.slice(1).join()));

  it.each([...rows, ...others])(
    'in %s on the site %s, when each %s: the fields are plain, nothing is said, and it is saved',
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
      // A country that asks for other fields is the one thing that was heard of.
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
      // One line for each call, for whoever reads the console; the browser tells of the answers by itself.
      const told = complaints.filter((line) => line.includes('the form goes on without'));
      expect(told.length).toBe(new Set(told.map((line) => line.split(' ')[0])).size);
      expect(told.length).toBe(country === 'GB' ? 0 : country === 'TR' ? 2 : 1);
    },
  );
});
