import type { BrowserContext, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { useBrowser } from './support/browser.ts';
import { flowOf } from './support/flows.ts';
import { sharedProduct } from './support/product.ts';
import { hydrated } from './support/shopper.ts';

/** The message of a success. */
const success = { type: 'community-registration', status: 'success' };

/**
 * Opens the community's popup from a window of another origin and records the messages that the window
 * receives.
 */
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
  await flowOf('joining the community').answer(popup, 'DE', 'only the required fields');
  await popup.locator('button[type=submit]').click();
  await popup.getByRole('heading', { level: 1, name: 'Willkommen in der Community, Erika!' }).waitFor();
}

describe('the popup of the community', () => {
  const openPage = useBrowser();
  const product = sharedProduct();

  it('sends a message to the shop that opened it, from another origin, and closes by itself', async () => {
    const { page } = await openPage();
    // A visitor who is not logged in continues to the registration. The popup still knows the shop that
    // opened it.
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

  it('sends no message to an origin that is not configured', async () => {
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

  it('stays open if no window opened it, and links to the shop', async () => {
    const { page, complaints } = await openPage({ viewport: { width: 480, height: 640 } });
    await page.goto(`${product.url}/m/signupcommunity`);
    await join(page);
    expect(await page.title()).toBe('Geschafft – Crema');
    const way = page.getByRole('link', { name: 'Weiter zum Shop' });
    expect(await way.getAttribute('href')).toBe('https://www.crema.example/');
    expect(complaints).toEqual([]);
    // After a reload the page is the same, because the server knows who has joined.
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Willkommen in der Community, Erika!' }).waitFor();
    await page.goto(`${product.url}/community-registration`);
    expect(new URL(page.url()).pathname).toBe('/community-welcome');
  });

  it('greets only visitors who have joined, and asks only visitors who are logged in', async () => {
    const { page } = await openPage();
    await page.goto(`${product.url}/community-welcome`);
    expect(new URL(page.url()).pathname).toBe('/community-registration');
    await flowOf('asking to join the community').before?.(page, product.url, 'DE');
    await page.goto(`${product.url}/community-welcome`);
    expect(new URL(page.url()).pathname).toBe('/community-request');
  });

  it('closes with its own button', async () => {
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

  it('works without JavaScript, and has no button that does nothing', async () => {
    const { page } = await openPage({ javaScriptEnabled: false });
    await page.goto(`${product.url}/community-registration`);
    expect(await page.getByRole('button', { name: 'Schließen' }).isVisible()).toBe(false);
    await flowOf('joining the community').answer(page, 'DE', 'only the required fields');
    await page.locator('button[type=submit]').click();
    await page.getByRole('heading', { level: 1, name: 'Willkommen in der Community, Erika!' }).waitFor();
    expect(await page.getByRole('link', { name: 'Weiter zum Shop' }).isVisible()).toBe(true);
  });
});
