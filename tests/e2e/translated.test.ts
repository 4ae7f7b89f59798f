import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { among } from '../support/combine.ts';
import { useBrowser } from './support/browser.ts';
import { flowNames, flowOf } from './support/flows.ts';
import { sharedProduct } from './support/product.ts';
import { holdScripts } from './support/hold-scripts.ts';
import { erika, fillIn, freshEmail, hydrated, valuesOf } from './support/shopper.ts';
import { translated, translatesPages } from './support/translator.ts';

/** Returns the text of the error at the first wrong input. */
const errorAt = (page: Page) =>
  page
    .locator('[aria-invalid="true"]')
    .first()
    .evaluate((input) =>
      (input.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' ')
        .trim(),
    );

const submit = (page: Page) => page.locator('main button[type=submit]').click();

/**
 * Each flow, translated before and after React hydrates the page. By default only the flows that have every
 * control between them, with one of both in turns.
 */
const whens = ['before', 'after'] as const;
const translations = among(
  flowNames.flatMap((name) => whens.map((when) => [name, when] as const)),
  [
    ['signing up', 'before'],
    ['checking out as a guest with an address', 'after'],
    ['taking the card', 'before'],
    ['asking to join the community', 'after'],
  ],
);

describe('a page that the browser translates', () => {
  const openPage = useBrowser();
  const product = sharedProduct();

  it.each(translations)(
    '%s: errors appear, change and disappear, and it registers; translated %s React has loaded',
    async (name, when) => {
      const { path, before, answer, leadsTo } = flowOf(name);
      const { page } = await openPage();
      const errors: Error[] = [];
      page.on('pageerror', (error) => errors.push(error));
      await before?.(page, product.url, 'DE');
      if (when === 'before') await translatesPages(page);
      await page.goto(`${product.url}${path}?site=DE`);
      await hydrated(page);
      if (when === 'after') await translated(page);
      await submit(page);
      await expect.poll(() => errorAt(page)).not.toBe('');
      await answer(page, 'DE', 'all fields');
      await expect.poll(() => page.locator('[aria-invalid="true"]').count()).toBe(0);
      const email = page.locator('[name="email"]');
      if ((await email.count()) > 0) {
        const right = await email.inputValue();
        await email.fill('');
        await email.blur();
        const missing = await errorAt(page);
        await email.fill('erika@');
        await email.blur();
        await expect.poll(() => errorAt(page)).not.toBe(missing);
        await email.fill(right);
      }
      await submit(page);
      await page.waitForURL(leadsTo('all fields'));
      await page.locator('h1').waitFor();
      expect(errors).toEqual([]);
    },
  );

  it.each(['a translator', 'a password manager'])(
    'and %s changes it before React has loaded: the typed values, the focus and a submit stay',
    async (program) => {
      const { page } = await openPage();
      const release = await holdScripts(page, 'continue');
      await page.goto(`${product.url}/signup`, { waitUntil: 'commit' });
      const email = freshEmail();
      await fillIn(page, { ...erika, 'personalData.salutation': 'MR', email });
      await page.locator('[name="consents.newsletter"]').check();
      await page.locator('[name="personalData.lastName"]').focus();
      await page.keyboard.press('Home');
      if (program === 'a translator') await translated(page);
      else
        await page.evaluate(() => {
          for (const input of document.querySelectorAll('input')) input.after(document.createElement('i'));
        });
      const before = await valuesOf(page);
      release();
      await hydrated(page);
      await expect.poll(() => valuesOf(page)).toMatchObject(before);
      expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(
        'personalData.lastName',
      );
      await page.keyboard.type('von ');
      expect((await valuesOf(page))['personalData.lastName']).toBe('von Muster');
      await submit(page);
      await page.waitForURL('**/address-input/standalone');
      await expect.poll(() => page.locator('h1').textContent()).toContain('Erika');
    },
  );

  it('and that the shopper fills in again while the earlier values are still being restored: the new values stay', async () => {
    const { page } = await openPage();
    const start = await holdScripts(page, 'continue');
    const release = await holdScripts(page, 'continue', 'carry-over-*');
    await translatesPages(page);
    await page.goto(`${product.url}/signup`, { waitUntil: 'commit' });
    await fillIn(page, { 'personalData.firstName': 'Erika', 'personalData.lastName': 'Muster' });
    start();
    await expect.poll(() => page.locator('[name="personalData.lastName"]').inputValue()).toBe('');
    await fillIn(page, { 'personalData.firstName': 'Anna' });
    release();
    await expect.poll(() => page.locator('[name="personalData.lastName"]').inputValue()).toBe('Muster');
    expect(await page.locator('[name="personalData.firstName"]').inputValue()).toBe('Anna');
  });

  it('and that is submitted before React has loaded, registers', async () => {
    const { page } = await openPage();
    const release = await holdScripts(page, 'continue');
    await page.goto(`${product.url}/signup`, { waitUntil: 'commit' });
    await fillIn(page, { ...erika, email: freshEmail() });
    await submit(page);
    await translated(page);
    release();
    await page.waitForURL('**/address-input/standalone');
    await expect.poll(() => page.locator('h1').textContent()).toContain('Erika');
  });
});

describe('an error that no code catches', () => {
  const openPage = useBrowser();
  const product = sharedProduct();

  /** Makes every later insertion into the page fail, as if a program had replaced React's nodes. */
  const breakPage = (page: Page) =>
    page.evaluate(() => {
      Node.prototype.insertBefore = () => {
        throw new DOMException('The node is no child of this one.', 'NotFoundError');
      };
    });

  it.each([['signing up'], ['checking out as a guest']])(
    'during a submit continues to the next page if the server accepted it: %s',
    async (name) => {
      const { path, answer, leadsTo, registered } = flowOf(name);
      const { page } = await openPage();
      await page.goto(`${product.url}${path}?site=DE`);
      await hydrated(page);
      await answer(page, 'DE', 'all fields');
      const { email } = await valuesOf(page);
      await breakPage(page);
      await submit(page);
      await page.waitForURL(leadsTo('all fields'));
      await page.locator('h1').waitFor();
      expect(await product.query(registered, [email])).toHaveLength(1);
    },
  );

  it.each([
    ['is not taken', 503],
    ['does not arrive', 0],
  ])('while a form is sent that %s leaves what was typed, and says so', async (_, status) => {
    const { page } = await openPage();
    await page.route('**/service/registration/api/v1/registrations', (route) =>
      status === 0
        ? route.abort()
        : route.fulfill({ status, json: { errors: [{ code: 'TECHNICAL_ERROR' }] } }),
    );
    await page.goto(`${product.url}/signup`);
    await hydrated(page);
    await fillIn(page, { ...erika, email: freshEmail() });
    const { password: _password, ...kept } = await valuesOf(page);
    await breakPage(page);
    await submit(page);
    await page.getByText('Ihre Angaben sind noch da.').first().waitFor();
    expect(await valuesOf(page)).toMatchObject({ ...kept, password: '' });
  });
});
