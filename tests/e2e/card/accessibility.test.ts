import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import type { SiteKey } from '../../../flows/domain/src/index.ts';
import { among, combine } from '../../support/combine.ts';
import { part, save } from '../support/address-page.ts';
import { findings } from '../support/axe.ts';
import { becomeCustomer } from '../support/become-customer.ts';
import { useBrowser } from '../support/browser.ts';
import { cardPart, layout } from '../support/card-page.ts';
import { sharedProduct } from '../support/product.ts';
import { hydrated } from '../support/shopper.ts';
import { whole } from '../support/whole.ts';

const sizes = [
  ['1280 px', { width: 1280, height: 900 }],
  ['320 px', { width: 320, height: 640 }],
] as const;
const sites = ['DE', 'CH_FR'] as const;
// Uses each site and each page width once. The tests of the address combine them.
const rows = combine(sites, sizes, ['light', 'dark'] as const, () => [
  [0, 0, 0],
  [1, 1, 1],
]).map(([site, [size, viewport], scheme]) => ({ site, size, viewport, scheme }));
// Tests the form with an address on a desktop and on a phone, and the rest on one of them.
const [onDesktop, onPhone] = [among(rows, rows.slice(0, 1)), among(rows, rows.slice(-1))];

/**
 * Checks that the page is no wider than its window, and that axe finds nothing.
 * @param except rules that cannot judge it now
 */
async function isSound(page: Page, width: number, ...except: string[]): Promise<void> {
  await whole(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  expect(await findings(page, { except })).toEqual([]);
}

describe('the accessibility of the card', () => {
  const openPage = useBrowser();
  const product = sharedProduct();

  async function open(row: (typeof rows)[number], path: string, before?: (page: Page) => Promise<unknown>) {
    const { viewport, site, scheme: colorScheme } = row;
    const { page } = await openPage({ bypassCSP: true, viewport, colorScheme, reducedMotion: 'reduce' });
    await before?.(page);
    await page.goto(`${product.url}${path}?site=${site}`);
    return page;
  }
  const customerOf = (site: SiteKey) => (page: Page) => becomeCustomer(page, product.url, site);

  it.each(rows)(
    'its page with the address of a plastic one, empty and wrong, on $site at $size',
    async (row) => {
      const page = await open(row, '/crema-registration');
      await hydrated(page);
      await layout(page, 'PLASTIC').check();
      await cardPart(page, 'streetAddress').waitFor();
      await isSound(page, row.viewport.width);
      await save(page);
      await cardPart(page, 'streetAddress').and(page.locator('[aria-invalid="true"]')).waitFor();
      await isSound(page, row.viewport.width);
    },
  );

  it.each(onPhone)('its choice and address on the sign-up, on $site at $size', async (row) => {
    const page = await open(row, '/signup');
    await hydrated(page);
    await page.locator('[name="cardMembership"]').check();
    await layout(page, 'PLASTIC').check();
    await cardPart(page, 'streetAddress').waitFor();
    await isSound(page, row.viewport.width);
  });

  it.each(onDesktop)(
    'its page for a customer, with the address missing, and its dialog, on $site at $size',
    async (row) => {
      const page = await open(row, '/crema-registration', customerOf(row.site));
      await hydrated(page);
      await layout(page, 'PLASTIC').check();
      await save(page);
      await page.locator('form [aria-invalid="true"]').first().waitFor();
      await isSound(page, row.viewport.width);
      // The button below the card's address is the only one of its kind.
      await page.locator('form button[type=button]').last().click();
      await page.getByRole('dialog').waitFor();
      await part(page, 'streetAddress').waitFor();
      // axe cannot determine that the focus cannot reach the content behind a dialog.
      await isSound(page, row.viewport.width, 'aria-hidden-focus');
    },
  );

  it.each(onPhone)('the checkout with address, the thanks and the notice, on $site at $size', async (row) => {
    const checkout = await open(row, '/checkout-registration-with-address-without-password');
    await hydrated(checkout);
    await isSound(checkout, row.viewport.width);
    await isSound(await open(row, '/thank-you/loyalty-card'), row.viewport.width);
    const input = await open(row, '/address-input/loyalty-card', customerOf(row.site));
    await isSound(input, row.viewport.width);
    const notice = await open(row, '/crema-registration', (page) =>
      becomeCustomer(page, product.url, row.site, {
        'personalData.salutation': 'COMPANY',
        'personalData.companyName': 'Rösterei Nord',
      }),
    );
    expect(await notice.locator('form').count()).toBe(0);
    await isSound(notice, row.viewport.width);
  });

  it.each(among(sites, ['CH_FR']))(
    'on %s nothing scrolls sideways at 400 percent, and the first error is visible',
    async (site) => {
      const { page, complaints } = await openPage({ viewport: { width: 320, height: 256 } });
      await page.goto(`${product.url}/crema-registration?site=${site}`);
      await hydrated(page);
      await layout(page, 'PLASTIC').check();
      await cardPart(page, 'streetAddress').waitFor();
      await save(page);
      await page.locator('[aria-invalid="true"]').first().waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      const isInSight = () =>
        page.locator(':focus').evaluate((element) => {
          const { top, bottom } = element.getBoundingClientRect();
          return top >= 0 && bottom <= innerHeight;
        });
      await expect.poll(isInSight).toBe(true);
      // The browser reports a violation of the page's content security policy on the console.
      expect(complaints).toEqual([]);
    },
  );
});
