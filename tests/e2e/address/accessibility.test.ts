import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import type { SiteKey } from '../../../flows/domain/src/index.ts';
import { among, combine } from '../../support/combine.ts';
import { inShop, köln, openReadyAddress, part, save, standInForShop } from '../support/address-page.ts';
import { findings } from '../support/axe.ts';
import { useBrowser } from '../support/browser.ts';
import { focused } from '../support/keyboard.ts';
import { sharedProduct } from '../support/product.ts';
import { fillIn } from '../support/shopper.ts';
import { whole } from '../support/whole.ts';

const sizes = [
  ['1280 px', { width: 1280, height: 900 }],
  ['320 px', { width: 320, height: 640 }],
  ['400 % zoom', { width: 320, height: 256 }],
] as const;
const sites = ['DE', 'TR'] as const;

// Tests both forms at the smallest size, where most faults show, and one on a desktop.
const rows = combine(sites, sizes, ['light', 'dark'] as const, () => [
  [0, 0, 0],
  [0, 2, 1],
  [1, 2, 0],
]).map(([site, [size, viewport], scheme]) => ({ site, size, viewport, scheme }));

/** Fills in the form of a site correctly. */
async function answer(page: Page, site: SiteKey): Promise<void> {
  if (site !== 'TR') return fillIn(page, köln);
  await part(page, 'postalTown').focus();
  await part(page, 'postalTown').selectOption('Bursa');
  await part(page, 'postalDistrict').locator('[value="Nilüfer"]').waitFor({ state: 'attached' });
  await part(page, 'postalDistrict').selectOption('Nilüfer');
  await part(page, 'mobilePhonePrefix').selectOption('532');
  await fillIn(page, {
    'address.postalCode': '16110',
    'address.streetAddress': 'Atatürk Caddesi No: 7',
    'address.mobilePhoneNumber': '1234567',
  });
}

/**
 * Checks that the page is no wider than its window, and that axe finds nothing.
 * @param except rules that cannot judge it now
 */
async function isSound(page: Page, width: number, ...except: string[]): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  expect(await findings(page, { except })).toEqual([]);
}

/**
 * Checks the page with an open list. axe cannot determine the background of a label under the list, so it
 * checks the list by itself.
 */
async function isSoundWithList(page: Page, width: number): Promise<void> {
  await isSound(page, width, 'color-contrast');
  expect(await findings(page, { within: '[role="listbox"]' })).toEqual([]);
}

/**
 * Checks the page with an open dialog. axe cannot determine that the focus cannot reach the content behind
 * the dialog.
 */
const isSoundWithWindow = (page: Page, width: number) => isSound(page, width, 'aria-hidden-focus');

const isInSight = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });

describe('the accessibility of the address form', () => {
  const openPage = useBrowser();
  const product = sharedProduct();

  it.each(rows)('on the site $site at $size, $scheme: empty, wrong and with all that opens', async (row) => {
    const { site, viewport, scheme: colorScheme } = row;
    const { page } = await openPage({ bypassCSP: true, viewport, colorScheme, reducedMotion: 'reduce' });
    await openReadyAddress(page, product.url, { site });
    await whole(page);
    await isSound(page, viewport.width);

    await fillIn(page, { 'address.lastName': '' });
    await save(page);
    await expect.poll(() => focused(page)).toBe('address.lastName');
    await expect.poll(() => isInSight(page, ':focus')).toBe(true);
    expect(await page.locator('[aria-invalid="true"]').count()).toBeGreaterThan(3);
    await isSound(page, viewport.width);

    if (site === 'TR') {
      await part(page, 'companyInvoice').check();
      await part(page, 'taxNumber').waitFor();
      await isSound(page, viewport.width);
      await part(page, 'companyType').last().check({ force: true });
      await part(page, 'companyTaxNumber').waitFor();
    } else {
      await part(page, 'postalCode').and(page.getByRole('combobox')).waitFor();
      await part(page, 'postalCode').pressSequentially('1011');
      await page.locator('[role="listbox"] [role="option"]').first().waitFor();
      await page.keyboard.press('ArrowDown');
      await isSoundWithList(page, viewport.width);
      await page.keyboard.press('Enter');
    }
    await isSound(page, viewport.width);
  });

  it('a pair that does not match is shown and announced', async () => {
    const { page } = await openPage({ bypassCSP: true, viewport: { width: 320, height: 640 } });
    await openReadyAddress(page, product.url, { site: 'DE' });
    await fillIn(page, { ...köln, 'address.postalTown': 'München' });
    await part(page, 'streetAddress').focus();
    await page.getByText('Die Eingabe PLZ und Ort passt nicht zusammen.').waitFor();
    await isSound(page, 320);
  });

  it.each(rows)('the summary and the flyout on the site $site at $size, $scheme', async (row) => {
    const { site, viewport, scheme: colorScheme } = row;
    const { page } = await openPage({ bypassCSP: true, viewport, colorScheme, reducedMotion: 'reduce' });
    await openReadyAddress(page, product.url, { site });
    await answer(page, site);
    await save(page);
    await inShop(page);
    await page.goto(`${product.url}/address-input/standalone?site=${site}`);
    await whole(page);
    await isSound(page, viewport.width);

    await page.locator('main').getByRole('button').click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await isSoundWithWindow(page, viewport.width);

    await fillIn(page, { 'address.lastName': '', 'address.streetAddress': '' });
    await dialog.locator('button[type=submit]').click();
    await expect.poll(() => focused(page)).toBe('address.lastName');
    await expect.poll(() => isInSight(page, ':focus')).toBe(true);
    // axe cannot determine the background of content that has scrolled under the sheet's header.
    await dialog
      .getByRole('link')
      .first()
      .evaluate((link) => link.scrollIntoView({ block: 'center' }));
    await isSoundWithWindow(page, viewport.width);
  });

  it.each(sites)('the thanks to a guest on the site %s', async (site) => {
    const { page } = await openPage({ bypassCSP: true });
    await standInForShop(page);
    await page.goto(`${product.url}/thank-you/checkout?site=${site}`);
    await whole(page);
    for (const [, viewport] of among(sizes, site === 'DE' ? [sizes[0]] : [sizes[2]])) {
      await page.setViewportSize(viewport);
      await isSound(page, viewport.width);
    }
  });

  it.each(sites)(
    'on the site %s by the Tab key alone: every control in order, with visible focus, large enough, and Enter submits',
    async (site) => {
      const { page } = await openPage({ hasTouch: true });
      await openReadyAddress(page, product.url, { site });
      const controls = await page
        .locator('form :is(input:not([type=hidden]), select, textarea, button[type=submit])')
        .evaluateAll((all) => all.map((each) => each.getAttribute('name') ?? each.getAttribute('type')));
      const stops: (string | null)[] = [];
      for (let presses = 0; presses < 40 && stops.at(-1) !== 'submit'; presses += 1) {
        await page.keyboard.press('Tab');
        const stop = await page.evaluate(() => {
          const element = document.activeElement;
          if (!element) return undefined;
          const { outlineStyle, outlineWidth } = getComputedStyle(element);
          const { height, width } = element.getBoundingClientRect();
          const name = element.getAttribute('name') ?? element.getAttribute('type') ?? element.textContent;
          return {
            name,
            ring: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
            large: Math.min(height, width) >= 20,
          };
        });
        if (!stop) continue;
        stops.push(stop.name);
        expect(stop).toEqual({ name: stop.name, ring: true, large: true });
      }
      expect(stops.filter((stop) => controls.includes(stop))).toEqual(controls);
      await page.keyboard.press('Enter');
      await page.locator('[aria-invalid="true"]').first().waitFor();
    },
  );
});
