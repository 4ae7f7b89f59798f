import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { siteKeys } from '../../flows/domain/src/index.ts';
import { useBrowser } from './support/browser.ts';
import { flowNames, flowOf } from './support/flows.ts';
import { sharedProduct } from './support/product.ts';
import { erika, fillIn, freshEmail, hydrated } from './support/shopper.ts';

const valuesIn = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      Array.from(
        document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('form :is(input, select)[name]'),
        (input) => [
          input.name,
          input.type === 'checkbox' || input.type === 'radio'
            ? input instanceof HTMLInputElement && input.checked
            : input.value,
        ],
      ).filter(([name]) => !/^(?:csrf|_|token)/.test(String(name))),
    ),
  );

describe('back and forward between pages', () => {
  const openPage = useBrowser();
  const product = sharedProduct();

  it('a form that the shopper left through a link has its values, rules and language again, and registers', async () => {
    const { page, complaints } = await openPage();
    await page.goto(`${product.url}/signup?site=AT`);
    await hydrated(page);
    const email = freshEmail();
    await fillIn(page, { ...erika, email });
    const typed = await valuesIn(page);
    // Opens another page of the app with a full load, and then one more.
    await page.goto(`${product.url}/crema-registration`);
    await hydrated(page);
    await page.goBack();
    await hydrated(page);
    expect(await page.locator('html').getAttribute('lang')).toBe('de-AT');
    // Only the browser's back/forward cache keeps a password.
    await expect
      .poll(async () => ({ ...(await valuesIn(page)), password: undefined }))
      .toEqual({ ...typed, password: undefined });
    await page.goForward();
    await page.waitForURL('**/crema-registration');
    await hydrated(page);
    await page.goBack();
    await hydrated(page);
    await page.locator('[name=password]').fill(erika.password);
    await page.locator('button[type=submit]').click();
    await page.getByRole('heading', { level: 1, name: 'Willkommen, Erika!' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('Back from the page after the form never causes a second registration', async () => {
    const { page, complaints } = await openPage();
    await page.goto(`${product.url}/registration`);
    await page.goto(`${product.url}/signup?site=DE`);
    await hydrated(page);
    await fillIn(page, { ...erika, email: freshEmail() });
    await page.locator('button[type=submit]').click();
    const welcome = page.getByRole('heading', { level: 1, name: 'Willkommen, Erika!' });
    await welcome.waitFor();
    for (let time = 0; time < 3; time += 1) {
      await page.goBack();
      await page.waitForURL('**/address-input/standalone');
      await welcome.waitFor();
      await page.goForward().catch(() => undefined);
      await welcome.waitFor();
    }
    expect(complaints).toEqual([]);
  });

  it('every form that a deep link opened allows Back to the page before it', async () => {
    const { page, complaints } = await openPage();
    for (const name of flowNames.filter((each) => !flowOf(each).before)) {
      const { path } = flowOf(name);
      await page.goto(`${product.url}/registration`);
      await page.goto(`${product.url}${path}?site=${siteKeys[0]}#main`);
      await hydrated(page);
      await page.goBack();
      expect(new URL(page.url()).pathname).toBe('/registration');
      await page.goForward();
      expect(new URL(page.url())).toMatchObject({ pathname: path, hash: '#main' });
      await hydrated(page);
    }
    expect(complaints).toEqual([]);
  });
});
