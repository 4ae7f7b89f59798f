import { describe, expect, it } from 'vitest';
import { siteKeys } from '../../../flows/domain/src/index.ts';
import { useBrowser } from '../support/browser.ts';
import { flowOf } from '../support/flows.ts';
import { sharedProduct } from '../support/product.ts';
import { hydrated } from '../support/shopper.ts';

describe('the page where a registration ends', () => {
  const openPage = useBrowser();
  const product = sharedProduct();

  it.each([true, false])('thanks a guest kindly, with JavaScript: %s', async (javaScriptEnabled) => {
    const { page, complaints } = await openPage({ javaScriptEnabled });
    await page.goto(`${product.url}/checkout-registration-without-password`);
    if (javaScriptEnabled) await hydrated(page);
    await flowOf('checking out as a guest').answer(page, 'DE', 'only the required fields');
    await page.locator('button[type=submit]').click();
    await page.waitForURL('**/thank-you/checkout');
    await page.getByRole('heading', { level: 1, name: 'Vielen Dank!' }).waitFor();
    await page.getByText('Als Gast brauchen Sie kein Profil.').waitFor();
    expect(await page.getByRole('link', { name: 'Anmelden' }).last().getAttribute('href')).toBe(
      '/login?returnTo=%2Faddress-input%2Fcheckout',
    );
    expect(await page.getByRole('link', { name: 'Weiter zur Kasse' }).getAttribute('href')).toBe(
      'https://www.crema.example/checkout',
    );
    expect(await page.locator('form').count()).toBe(0);
    // The session stores this, so the page is the same after a reload.
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Vielen Dank!' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('shows no thanks to a visitor who has submitted nothing', async () => {
    const { page } = await openPage();
    for (const path of ['/thank-you/checkout', '/address-input/checkout']) {
      await page.goto(`${product.url}${path}`);
      await page.getByRole('heading', { level: 1, name: 'Profil vervollständigen' }).waitFor();
      expect(await page.content()).not.toContain('angekommen');
    }
  });

  it.each(siteKeys)('leads who is not logged in on the site %s to the login', async (site) => {
    const { page } = await openPage();
    for (const kind of ['standalone', 'checkout']) {
      const address = `${product.url}/address-input/${kind}?site=${site}`;
      const answer = await page.request.get(address, { maxRedirects: 0 });
      expect(answer.status()).toBe(303);
      const location = answer.headers()['location'] ?? '';
      expect(new URL(location, product.url).pathname).toBe(`/thank-you/${kind}`);
      const there = await page.request.get(address);
      expect(new URL(there.url()).pathname).toBe(`/thank-you/${kind}`);
      const [, main = ''] = (await there.text()).split('<main');
      const links = [...main.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href = '']) => href);
      expect(links.some((href) => href.startsWith('/login?returnTo='))).toBe(true);
      expect(links.some((href) => href.endsWith('.crema.example/') || href.endsWith('/checkout'))).toBe(true);
    }
  });
});
