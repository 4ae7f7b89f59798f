import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type StreetService,
  json,
  startStreetService,
} from '../../../apps/services/test-support/streets/street-service.ts';
import { part } from '../support/address-page.ts';
import { useBrowser } from '../support/browser.ts';
import { focused, tabTo } from '../support/keyboard.ts';
import { sharedProduct } from '../support/product.ts';
import { hydrated } from '../support/shopper.ts';
import { type Product, startProduct } from '../support/start-product.ts';

const address = '/checkout-registration-with-address-without-password';
const streets = [
  { street: 'Hauptstraße', zipcode: '50996', city: 'Köln' },
  { street: 'Hauptstraße', zipcode: '51143', city: 'Köln' },
];

describe('streets of an address service', () => {
  const openPage = useBrowser();
  const withoutService = sharedProduct();
  let service: StreetService;
  let product: Product;
  beforeAll(async () => {
    service = await startStreetService((response) => json(response, { suggestions: streets }));
    const settings = { ADDRESS_SERVICE_URL: service.url, ADDRESS_SERVICE_COUNTRIES: 'DE' };
    product = await startProduct('', undefined, settings);
  });
  afterAll(async () => {
    service.close();
    await product.remove();
  });

  const option = (page: Page, text: string) => page.locator('[role="option"]').filter({ hasText: text });
  async function open(url: string) {
    const opened = await openPage();
    await opened.page.goto(`${url}${address}?site=DE`);
    await hydrated(opened.page);
    return opened;
  }

  it('are chosen with the keyboard, and fill in code and town before the house number is typed', async () => {
    const { page, complaints } = await open(product.url);
    await tabTo(page, 'address.streetAddress');
    await part(page, 'streetAddress').and(page.getByRole('combobox')).waitFor();
    await page.keyboard.type('haup');
    await option(page, '51143 Köln').waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    expect(await focused(page)).toBe('address.streetAddress');
    await page.keyboard.type('5');
    const filled = (['postalCode', 'postalTown', 'streetAddress'] as const).map((of) =>
      part(page, of).inputValue(),
    );
    expect(await Promise.all(filled)).toEqual(['51143', 'Köln', 'Hauptstraße 5']);
    expect(service.requests.map(({ body }) => JSON.parse(body))).toContainEqual({
      country: 'DE',
      zipcode: '',
      city: '',
      street: 'haup',
      limit: 5,
    });
    expect(complaints).toEqual([]);
  });

  it('are announced only if there is a service that supports the country', async () => {
    const { page } = await open(product.url);
    await part(page, 'streetAddress').and(page.getByRole('combobox')).waitFor();
    await part(page, 'countryCode').selectOption('AT');
    await part(page, 'streetAddress').and(page.getByRole('textbox')).waitFor();
    const { page: plain } = await open(withoutService.url);
    await part(plain, 'postalTown').and(plain.getByRole('combobox')).waitFor();
    expect(await part(plain, 'streetAddress').getAttribute('role')).toBeNull();
    expect(await plain.locator('html').getAttribute('data-streets')).toBeNull();
  });
});
