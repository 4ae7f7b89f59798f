import { describe, expect, it } from 'vitest';
import { useBrowser } from './support/browser.ts';
import { sharedProduct } from './support/product.ts';
import { erika, fillIn, freshEmail, hydrated } from './support/shopper.ts';

describe('an e-mail address with a typo in its provider’s name', () => {
  const openPage = useBrowser();
  const product = sharedProduct();

  it('gets a suggestion from a script that loads when the shopper leaves the field, and not before', async () => {
    const { page, complaints } = await openPage();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/email-offer-')) asked.push(request.url());
    });
    await page.goto(`${product.url}/signup`);
    await hydrated(page);
    const email = page.locator('[name="email"]');
    const taken = freshEmail().replace('example.com', 'gmail.com');
    await fillIn(page, { ...erika, email: '' });
    await email.focus();
    await page.locator('[name="password"]').focus();
    await page.keyboard.press('Shift+Tab');
    expect(asked).toEqual([]);
    await page.keyboard.type(taken.replace('gmail', 'gmial'));
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: `Meinten Sie ${taken}?` }).click();
    expect(asked).toHaveLength(1);
    await expect.poll(() => email.inputValue()).toBe(taken);
    expect(await email.evaluate((input) => input === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: 'Konto anlegen' }).click();
    await page.getByRole('heading', { name: 'Willkommen, Erika!' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('is submitted unchanged if the shopper ignores the suggestion, or if its script fails to load', async () => {
    const { page } = await openPage();
    await page.route('**/assets/email-offer-*.js*', (route) => route.abort());
    await page.goto(`${product.url}/signup`);
    await hydrated(page);
    await fillIn(page, { ...erika, email: freshEmail().replace('example.com', 'gmial.com') });
    await page.locator('[name="password"]').focus();
    await page.getByRole('button', { name: 'Konto anlegen' }).click();
    await page.getByRole('heading', { name: 'Willkommen, Erika!' }).waitFor();
  });
});
