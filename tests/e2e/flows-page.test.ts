import { describe, expect, it } from 'vitest';
import { renderFlowsPage } from '../../apps/registration/build/flows-page/render.ts';
import { brand as crema } from '../../apps/registration/src/brand/crema/brand.ts';
import { routes } from '../../apps/registration/src/routes/routes.ts';
import { among } from '../support/combine.ts';
import { findings } from './support/axe.ts';
import { useBrowser } from './support/browser.ts';

const html = renderFlowsPage(crema, routes);

/** 320 px are also what 1280 px are at 400 % (WCAG 2.2 1.4.10). */
const widths = [320, 1280] as const;

describe('the page of all forms', () => {
  const openBrowser = useBrowser();
  const open = async (width: number, colorScheme: 'light' | 'dark' = 'light') => {
    const { page, complaints } = await openBrowser({ viewport: { width, height: 800 }, colorScheme });
    await page.setContent(html);
    await page.evaluate(() => document.fonts.ready);
    return { page, complaints };
  };

  const looks = [
    [320, 'light'],
    [1280, 'dark'],
    [1280, 'light'],
  ] as const;
  // Each width and each look once.
  it.each(among(looks, looks.slice(0, 2)))(
    'has nothing that axe finds at %i px, and is %s where the system is',
    async (width, colorScheme) => {
      const { page, complaints } = await open(width, colorScheme);
      const ground = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
      // It is dark where the system is.
      expect(ground === 'rgb(33, 23, 17)').toBe(colorScheme === 'dark');
      // The forms of all sites are made alike; three stand for all.
      await page.evaluate(() => {
        for (const part of document.querySelectorAll(
          'main section section:not([id$="-de"], [id$="-hu"], [id$="-tr"])',
        ))
          part.remove();
      });
      await page.locator('details').first().locator('summary').click();
      expect(await findings(page)).toEqual([]);
      expect(complaints).toEqual([]);
    },
  );

  it.each(widths)(
    'leads from Hungary to its checkout at %i px, without scrolling sideways',
    async (width) => {
      const { page } = await open(width);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await page.getByRole('link', { name: '6 fields (Checkout in Hungary)' }).click();
      const heading = page.getByRole('heading', { level: 3, name: 'Checkout in Hungary' });
      await expect
        .poll(() => heading.evaluate((element) => element.getBoundingClientRect().top))
        .toBeLessThan(100);
      await expect.poll(() => heading.isVisible()).toBe(true);
      const table = page.getByRole('table', { name: 'Asked, in this order (Checkout in Hungary)' });
      const names = await table.getByRole('rowheader').allTextContents();
      expect(names.map((name) => name.trim()).slice(0, 3)).toEqual(['Salutation', 'Last name', 'First name']);
    },
  );
});
