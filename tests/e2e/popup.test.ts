import type { BrowserContext, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { useBrowser } from './support/browser.ts';
import { flowOf } from './support/flows.ts';
import { sharedProduct } from './support/product.ts';
import { hydrated } from './support/shopper.ts';

/** What the message of a success is. */
const success = { type: 'community-registration', status: 'success' };

/** A window of another origin that opens the community's popup and keeps what it is told. */
async function openFrom(context: BrowserContext, origin: string, popupUrl: string) {
  await context.route(`${origin}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<title>Shop</title><script>
        const heard = [];
        addEventListener('message', ({ origin, data }) => heard.push({ origin, data }));
      </script>`,
    }),
  );
  const shop = await context.newPage();
  await shop.goto(`${origin}/club`);
  const [popup] = await Promise.all([
    shop.waitForEvent('popup'),
    shop.evaluate((url) => void open(url, 'club', 'width=480,height=640'), popupUrl),
  ]);
  const heard = () => shop.evaluate<{ origin: string; data: unknown }[]>('heard');
  return { shop, popup, heard };
}

async function join(popup: Page): Promise<void> {
  await hydrated(popup);
  await flowOf('joining the community').answer(popup, 'DE', 'no more than it takes');
  await popup.locator('button[type=submit]').click();
  await popup.getByRole('heading', { level: 1, name: 'Willkommen in der Community, Erika!' }).waitFor();
}

describe('the popup of the community', () => {
  const openPage = useBrowser();
  const product = sharedProduct();

  it('tells the shop that opened it, from another origin, and closes by itself', async () => {
    const { page } = await openPage();
    // Whom nobody knows is led on to the registration, and the shop is still the one that opened it.
    const { popup, heard } = await openFrom(
      page.context(),
      'https://www.crema.example',
      `${product.url}/community-request`,
    );
    const closed = popup.waitForEvent('close');
    await join(popup);
    expect(await popup.getByText('Dieses Fenster schließt sich gleich.').isVisible()).toBe(true);
    expect(await heard()).toEqual([{ origin: product.url, data: success }]);
    await closed;
  });

  it('tells an origin that is not configured nothing', async () => {
    const { page } = await openPage();
    const { popup, heard } = await openFrom(
      page.context(),
      'https://www.crema.example.evil.example',
      `${product.url}/community-registration`,
    );
    const closed = popup.waitForEvent('close');
    await join(popup);
    await closed;
    expect(await heard()).toEqual([]);
  });

  it('that nobody opened stays, and offers the way to the shop', async () => {
    const { page, complaints } = await openPage({ viewport: { width: 480, height: 640 } });
    await page.goto(`${product.url}/m/signupcommunity`);
    await join(page);
    expect(await page.title()).toBe('Geschafft – Crema');
    const way = page.getByRole('link', { name: 'Weiter zum Shop' });
    expect(await way.getAttribute('href')).toBe('https://www.crema.example/');
    expect(complaints).toEqual([]);
    // Loaded anew it says the same; the server knows who has joined.
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Willkommen in der Community, Erika!' }).waitFor();
    await page.goto(`${product.url}/community-registration`);
    expect(new URL(page.url()).pathname).toBe('/community-welcome');
  });

  it('welcomes nobody who has not joined, and asks nobody who is not logged in', async () => {
    const { page } = await openPage();
    await page.goto(`${product.url}/community-welcome`);
    expect(new URL(page.url()).pathname).toBe('/community-registration');
    await flowOf('asking to join the community').before?.(page, product.url, 'DE');
    await page.goto(`${product.url}/community-welcome`);
    expect(new URL(page.url()).pathname).toBe('/community-request');
  });

  it('is closed by its own action', async () => {
    const { page } = await openPage();
    const { popup } = await openFrom(
      page.context(),
      'https://www.crema.example',
      `${product.url}/community-registration`,
    );
    await hydrated(popup);
    const closed = popup.waitForEvent('close');
    await popup.getByRole('button', { name: 'Schließen' }).click();
    await closed;
  });

  it('without JavaScript has no action that does nothing, and joins all the same', async () => {
    const { page } = await openPage({ javaScriptEnabled: false });
    await page.goto(`${product.url}/community-registration`);
    expect(await page.getByRole('button', { name: 'Schließen' }).isVisible()).toBe(false);
    await flowOf('joining the community').answer(page, 'DE', 'no more than it takes');
    await page.locator('button[type=submit]').click();
    await page.getByRole('heading', { level: 1, name: 'Willkommen in der Community, Erika!' }).waitFor();
    expect(await page.getByRole('link', { name: 'Weiter zum Shop' }).isVisible()).toBe(true);
  });
});
