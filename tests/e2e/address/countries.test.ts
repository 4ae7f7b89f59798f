import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { type Country, type CountryCode, countryCodes, countryFor } from '../../../flows/domain/src/index.ts';
import { among } from '../../support/combine.ts';
import { inShop, invoiceAddress, openReadyAddress } from '../support/address-page.ts';
import { useBrowser } from '../support/browser.ts';
import { sharedProduct } from '../support/product.ts';
import { choose, focused, tabTo, typeInto } from '../support/keyboard.ts';
import { places } from '../support/places.ts';

/** The values of an invoice address row beside those of the address. */
const itsOwn = {
  id: expect.any(String),
  login_id: expect.any(String),
  saved_at: expect.anything(),
  purpose: 'invoice',
};

/** The database values of all fields that the country does not ask for. */
const notAsked = {
  company_name: null,
  floor_stairs: null,
  floor_level: null,
  floor_door: null,
  postal_district: null,
  phone_number: null,
  mobile_phone_prefix: null,
  mobile_phone_number: null,
  tax_number: null,
  company_tax_branch: null,
  company_tax_number: null,
};

/** Types an Austrian floor, or nothing in other countries. */
async function typeFloors(page: Page, { floors }: Country) {
  if (!floors) return {};
  await typeInto(page, 'address.floorStairs', ' 2 ');
  await typeInto(page, 'address.floorLevel', '3.');
  await typeInto(page, 'address.floorDoor', '14a');
  return { floor_stairs: '2', floor_level: '3.', floor_door: '14a' };
}

/** Types a telephone number after the country's prefix, if it has one. */
async function typePhone(page: Page, { phonePreset }: Country) {
  await tabTo(page, 'address.phoneNumber');
  await page.keyboard.press('End');
  await page.keyboard.type(phonePreset === '' ? '(0221) 12-34 56' : ' 30/123 4567');
  return { phone_number: phonePreset === '' ? '0221123456' : `${phonePreset}301234567` };
}

/** Types everything that only a Turkish address asks for, with an invoice to a company. */
async function typeMobileAndCompany(page: Page) {
  await choose(page, 'address.mobilePhonePrefix', '532');
  await typeInto(page, 'address.mobilePhoneNumber', '123 45 67');
  await tabTo(page, 'address.companyInvoice');
  await page.keyboard.press('Space');
  await tabTo(page, 'address.companyType');
  await page.keyboard.press('ArrowRight');
  await typeInto(page, 'address.companyName', 'Kahve Ltd.');
  await typeInto(page, 'address.companyTaxBranch', 'Kadıköy');
  await typeInto(page, 'address.companyTaxNumber', '123 456 7890');
  return {
    mobile_phone_prefix: '532',
    mobile_phone_number: '1234567',
    company_name: 'Kahve Ltd.',
    company_tax_branch: 'Kadıköy',
    company_tax_number: '1234567890',
  };
}

/** Types the street and the line below it. */
async function typeStreet(page: Page, street: string) {
  await typeInto(page, 'address.streetAddress', street);
  await typeInto(page, 'address.extraLine', ' 2. kat ');
  return { street_address: street.replace('’', "'"), extra_line: '2. kat' };
}

async function typeTown(page: Page, code: CountryCode) {
  const { town } = places[code];
  await typeInto(page, 'address.postalTown', town);
  return { postal_town: town };
}

async function chooseProvince(page: Page, code: CountryCode) {
  const { town } = places[code];
  await choose(page, 'address.postalTown', town);
  await page.locator('[name="address.postalDistrict"] option', { hasText: 'Fatih' }).waitFor({
    state: 'attached',
  });
  await choose(page, 'address.postalDistrict', 'Fatih');
  return { postal_town: town, postal_district: 'Fatih' };
}

async function typeCode(page: Page, code: CountryCode) {
  const [typed, kept] = places[code].code;
  await typeInto(page, 'address.postalCode', typed);
  return { postal_code: kept };
}

/** Fills in every field in the order of the country's form. @returns the values that must be stored */
async function fillInByKeyboard(page: Page, code: CountryCode): Promise<Record<string, unknown>> {
  const country = countryFor(code);
  await choose(page, 'address.countryCode', code);
  await page.locator(`[name="address.${country.order[0]}"]`).waitFor();
  await choose(page, 'address.salutation', 'MR');
  await typeInto(page, 'address.lastName', 'Müller-Lüdenscheidt');
  const row: Record<string, unknown> = { country_code: code, salutation: 'MR', first_name: 'Erika' };
  for (const part of country.order) {
    if (part === 'postalCode') Object.assign(row, await typeCode(page, code));
    if (part === 'streetAddress') Object.assign(row, await typeStreet(page, places[code].street));
    if (part === 'postalTown')
      Object.assign(row, await (country.turkish ? chooseProvince : typeTown)(page, code));
  }
  Object.assign(row, await typeFloors(page, country));
  Object.assign(row, await (country.turkish ? typeMobileAndCompany : typePhone)(page, country));
  return { ...row, last_name: 'Müller-Lüdenscheidt' };
}

describe('an address in every country, by the keyboard alone', () => {
  const openPage = useBrowser();
  const product = sharedProduct();

  // One country for each kind of address form: with floors, with a telephone prefix, with the street first,
  // and Turkey. The tests of the rules check the postal codes of each country, and so does the test that
  // compares page and server.
  const countries = among(countryCodes, ['AT', 'HU', 'GB', 'TR']);
  it.each(countries.map((code, index) => [code, places[code].site, index % 2 === 0] as const))(
    '%s on the site %s is stored as the rules say; submitted by Enter in a field: %s',
    async (code, site, byEnter) => {
      const { page, complaints } = await openPage();
      const email = await openReadyAddress(page, product.url, { site });
      const row = await fillInByKeyboard(page, code);
      if (!byEnter) {
        await tabTo(page, 'submit');
        expect(await focused(page)).toBe('submit');
      }
      await page.keyboard.press('Enter');
      await inShop(page);
      const [kept, ...others] = await product.query(invoiceAddress, [email]);
      expect(others).toEqual([]);
      expect(kept).toEqual({ ...itsOwn, ...notAsked, ...row });
      expect(complaints).toEqual([]);
    },
  );
});
