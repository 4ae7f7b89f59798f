import { describe, expect, it } from 'vitest';
import { useBrowser } from './support/browser.ts';
import { sharedProduct } from './support/product.ts';
import { hydrated } from './support/shopper.ts';

const paths = ['/signup', '/checkout-registration', '/community-registration', '/cremacard-registration'];

describe('the link to the other language of a country', () => {
  const openPage = useBrowser();
  const product = sharedProduct();

  it('keeps the typed values, except the password and the ticks', async () => {
    const { page, complaints } = await openPage();
    await page.goto(`${product.url}/signup?site=CH`);
    await hydrated(page);
    await page.getByRole('textbox', { name: /^Nachname/ }).fill('Muster');
    await page.locator('[name="password"]').fill('Kaffee123');
    await page.locator('[name="consents.newsletter"]').check();
    await page.locator('[name="personalData.firstName"]').fill('Erika');
    const link = page.getByRole('link', { name: 'Français' });
    expect(await link.getAttribute('lang')).toBe('fr-CH');
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('follow-language-link')),
    );
    await link.click();
    await page.waitForURL('**/signup?site=CH_FR');
    await page.getByText('Vos données sont encore là.').first().waitFor();
    expect(await page.locator('[name="personalData.lastName"]').inputValue()).toBe('Muster');
    expect(await page.locator('[name="personalData.firstName"]').inputValue()).toBe('Erika');
    expect(await page.locator('[name="password"]').inputValue()).toBe('');
    expect(await page.locator('[name="consents.newsletter"]').isChecked()).toBe(false);
    await page.getByRole('link', { name: 'Deutsch' }).click();
    await page.waitForURL('**/signup?site=CH');
    await page.getByText('Ihre Angaben sind noch da.').first().waitFor();
    expect(complaints).toEqual([]);
  });

  it('keeps the rest of the address, even without JavaScript', async () => {
    const { page } = await openPage({ javaScriptEnabled: false });
    await page.goto(`${product.url}/checkout-registration?site=CH_FR&returnTo=%2Fkasse`);
    await page.getByRole('link', { name: 'Deutsch' }).click();
    expect(page.url()).toBe(`${product.url}/checkout-registration?site=CH&returnTo=%2Fkasse`);
    // A form that was submitted with errors has the address of the submit.
    await page.locator('button[type=submit]').click();
    await page.getByRole('link', { name: 'Français' }).click();
    expect(page.url()).toBe(`${product.url}/checkout-registration?site=CH_FR&returnTo=%2Fkasse`);
  });

  it('says on a host of its own that the form starts empty', async () => {
    const { page } = await openPage();
    const host = product.url.replace(/\/\/[^:/]+/, '//ch.localhost');
    for (const path of paths) {
      await page.goto(host + path);
      const link = page.getByRole('link', { name: 'Français (le formulaire recommence)' });
      expect(await link.getAttribute('href')).toMatch(/^https:\/\/ch-fr\.crema\.example\/[\w-]+$/);
    }
  });

  it('is in the head of every page of a country with two languages, and of no other', async () => {
    const { page } = await openPage({ javaScriptEnabled: false });
    for (const [site, count] of [
      ['CH', 1],
      ['DE', 0],
    ] as const)
      for (const path of [...paths, '/thank-you/standalone', '/consents']) {
        await page.goto(`${product.url}${path}?site=${site}`);
        expect([site, path, await page.locator('[data-languages]').count()]).toEqual([site, path, count]);
      }
    await page.goto(`${product.url}/embed/x.example/signup?site=CH`);
    expect(await page.locator('[data-languages]').count()).toBe(0);
  });
});
