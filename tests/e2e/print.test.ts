import { describe, expect, it } from 'vitest';
import { useBrowser } from './support/browser.ts';
import { sharedProduct } from './support/product.ts';
import { hydrated } from './support/shopper.ts';

describe('a printed page', () => {
  const openPage = useBrowser();
  const product = sharedProduct();

  it.each([
    ['/signup?site=CH', true],
    ['/community-registration?site=PL', true],
    ['/signup?site=CH', false],
  ] as const)(
    'of %s has its content and the text of its consents, and no buttons; JavaScript: %s',
    async (path, javaScriptEnabled) => {
      const { page } = await openPage({ javaScriptEnabled });
      await page.goto(product.url + path);
      if (javaScriptEnabled) {
        await hydrated(page);
        await page.locator('link[href*="/print-"][media=all]').waitFor({ state: 'attached' });
      }
      await page.emulateMedia({ media: 'print' });
      const isShown = (selector: string) => page.locator(selector).first().isVisible();
      expect(await isShown('h1')).toBe(true);
      expect(await isShown('details p')).toBe(true);
      expect(await isShown('button[type=submit]')).toBe(false);
      expect(await isShown('summary')).toBe(false);
      expect(await isShown('[data-languages], footer')).toBe(false);
    },
  );
});
