import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import type { SiteKey } from '../../../flows/domain/src/index.ts';
import { among } from '../../support/combine.ts';
import { openReadyAddress, part, services } from '../support/address-page.ts';
import { useBrowser } from '../support/browser.ts';
import { focused } from '../support/keyboard.ts';
import { slowServicesDown } from '../support/postal-service.ts';
import { sharedProduct } from '../support/product.ts';

/**
 * The text that the test types on a site whose own country has suggestions, and the suggestion that it
 * chooses.
 */
const sites: readonly (readonly [SiteKey, typed: string, chosen: string])[] = [
  ['DE', '101', '10115 Berlin'],
  ['AT', '10', '1020 Wien'],
  ['CH', '10', '1001 Lausanne'],
  ['HU', '10', '1011 Budapest'],
  ['PL', '00-0', '00-003 Warszawa'],
];

const list = (page: Page) => page.locator('[role="listbox"]');
const options = (page: Page) => list(page).locator('[role="option"]');

/** Waits for the list below the field with the typed text. The page loads its script on demand. */
async function typeCode(page: Page, text: string): Promise<void> {
  await part(page, 'postalCode').and(page.getByRole('combobox')).waitFor();
  await part(page, 'postalCode').pressSequentially(text);
}

const codeOf = (line: string) => /^\d[\d -]*(?= )/.exec(line)?.[0] ?? '';

describe('suggestions of postal codes and towns', () => {
  const openPage = useBrowser();
  const product = sharedProduct();

  // Sites with letters after the town, and with a hyphen in the code. Other tests check the suggestions of
  // each country.
  const usual = sites.filter(([site]) => ['DE', 'AT', 'PL'].includes(site));

  it.each(
    among(sites, usual).flatMap(([site, typed, chosen]) =>
      // A slow service delays all countries equally.
      among(['fast', 'slow'], site === 'DE' ? ['slow'] : ['fast']).map(
        (speed) => [site, speed, typed, chosen] as const,
      ),
    ),
  )('on the site %s with a %s service: arrows and Enter fill both', async (site, speed, typed, chosen) => {
    const { page, complaints } = await openPage();
    if (speed === 'slow') await slowServicesDown(page);
    await openReadyAddress(page, product.url, { site });
    await typeCode(page, typed);
    await options(page).filter({ hasText: chosen }).waitFor();
    const lines = await options(page).allTextContents();
    expect(lines.length).toBeLessThanOrEqual(5);
    expect(new Set(lines.map(codeOf)).size).toBe(lines.length);
    expect(lines.map(codeOf)).not.toContain('');
    const at = lines.findIndex((line) => line.includes(chosen));
    for (let press = 0; press <= at; press += 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    expect(await part(page, 'postalCode').inputValue()).toBe(codeOf(chosen));
    expect(await part(page, 'postalTown').inputValue()).toBe(chosen.slice(codeOf(chosen).length + 1));
    expect(await focused(page)).toBe('address.streetAddress');
    expect(await list(page).count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('a click on a town fills in its code, and moves the focus to the street', async () => {
    const { page } = await openPage();
    await openReadyAddress(page, product.url, { site: 'DE' });
    await part(page, 'postalTown').and(page.getByRole('combobox')).waitFor();
    await part(page, 'postalTown').pressSequentially('Tübing');
    await options(page).filter({ hasText: '72070 Tübingen' }).click();
    expect(await part(page, 'postalCode').inputValue()).toBe('72070');
    expect(await part(page, 'postalTown').inputValue()).toBe('Tübingen');
    expect(await focused(page)).toBe('address.streetAddress');
  });

  const written: readonly (readonly [
    SiteKey,
    string | undefined,
    'postalCode' | 'postalTown',
    string,
    string,
  ])[] = [
    ['CZ', undefined, 'postalCode', '11000', '110 00 Praha 1'],
    ['AT', undefined, 'postalTown', 'graz', '8010 Graz'],
    ['SK', undefined, 'postalTown', 'Pozsony', '811 01 Bratislava'],
    ['CH', undefined, 'postalTown', 'Genf', '1201 Genève'],
    ['CH_FR', undefined, 'postalCode', '2502', '2502 Bienne'],
    ['DE', 'RO', 'postalCode', '010011', '010011 București'],
    ['DE', 'BE', 'postalTown', 'Brüssel', '1000 Bruxelles'],
  ];
  // Searches by a code and by a town with another name, in the site's own country and in another one.
  const unlike = written.filter(([site, country]) => site === 'CZ' || country === 'BE');

  it.each(among(written, unlike))(
    'on the site %s, in %s, a chosen suggestion fills in code and town as on a letter: %s %s',
    async (...address) => {
      const [site, country, field, typed, written] = address;
      const { page } = await openPage();
      await openReadyAddress(page, product.url, { site });
      if (country) await part(page, 'countryCode').selectOption(country);
      await part(page, field).and(page.getByRole('combobox')).waitFor();
      await part(page, field).pressSequentially(typed);
      await options(page).filter({ hasText: written }).first().waitFor();
      const lines = await options(page).allTextContents();
      expect(lines).toContain(written);
      await options(page).filter({ hasText: written }).first().click();
      const filled = [part(page, 'postalCode'), part(page, 'postalTown')].map((input) => input.inputValue());
      expect((await Promise.all(filled)).join(' ')).toBe(written);
    },
  );

  it('Escape closes the list and keeps the typed text, and Tab does not choose', async () => {
    const { page } = await openPage();
    await openReadyAddress(page, product.url, { site: 'DE' });
    await typeCode(page, '1011');
    await options(page).first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await list(page).waitFor({ state: 'detached' });
    expect(await part(page, 'postalCode').inputValue()).toBe('1011');
    await page.keyboard.type('5');
    await options(page).first().waitFor();
    await page.keyboard.press('Tab');
    await list(page).waitFor({ state: 'detached' });
    expect(await part(page, 'postalCode').inputValue()).toBe('10115');
    expect(await part(page, 'postalTown').inputValue()).toBe('');
    expect(await focused(page)).toBe('address.postalTown');
  });

  it('a response that arrives after a newer one is ignored', async () => {
    const { page } = await openPage();
    let release = () => {};
    const held = new Promise<void>((done) => (release = done));
    const asked: string[] = [];
    await page.route(services.validate, async (route) => {
      const { zipcode } = route.request().postDataJSON();
      asked.push(zipcode);
      if (zipcode === '1') await held;
      await route.continue().catch(() => {});
    });
    await openReadyAddress(page, product.url, { site: 'DE' });
    await typeCode(page, '1');
    await expect.poll(() => asked).toEqual(['1']);
    await page.keyboard.type('0115');
    await options(page).filter({ hasText: '10115 Berlin' }).waitFor();
    const lines = await options(page).allTextContents();
    release();
    // The later response has arrived, so the page has already ignored the late one.
    await page.keyboard.press('Backspace');
    await expect.poll(() => asked.at(-1)).toBe('1011');
    await expect.poll(async () => (await options(page).allTextContents()).length).toBeGreaterThan(1);
    expect(lines).toHaveLength(1);
    for (const line of await options(page).allTextContents()) expect(line).toMatch(/^1011/);
  });

  it('a country without data has plain fields, and the service gets no request', async () => {
    const { page } = await openPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await openReadyAddress(page, product.url, { site: 'DE' });
    await part(page, 'countryCode').selectOption('GB');
    await part(page, 'streetAddress').fill('10 Downing Street');
    await part(page, 'postalTown').and(page.getByRole('textbox')).waitFor();
    await part(page, 'postalTown').pressSequentially('London');
    await part(page, 'postalCode').pressSequentially('sw1a 1aa');
    await part(page, 'phoneNumber').focus();
    expect(asked.filter((path) => path.includes('validateAddress'))).toEqual([]);
    expect(await list(page).count()).toBe(0);
  });
});
