import { chromium } from 'playwright';
import { expect, it } from 'vitest';
import { chromiumLaunch } from '../../chromium/launch.mjs';
import { inShop, köln, openReadyAddress, save } from '../support/address-page.ts';
import { sharedProduct } from '../support/product.ts';
import { fillIn } from '../support/shopper.ts';

// Headless browsers hide scroll bars, as phones do. On a page with a scroll bar, an opening dialog must not
// move the page.
it('a page with a scroll bar does not move while a dialog is open, nor do elements fixed at its edge', async () => {
  const browser = await chromium.launch({
    ...(await chromiumLaunch()),
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 400 } });
    const { url } = sharedProduct();
    await openReadyAddress(page, url, { site: 'DE' });
    await fillIn(page, köln);
    await save(page);
    await inShop(page);
    await page.goto(`${url}/address-input/standalone?site=DE`);
    await page.evaluate(() => {
      const fixed = document.createElement('div');
      Object.assign(fixed.style, { position: 'fixed', insetInlineEnd: '0', top: '0' });
      fixed.textContent = 'Suche';
      fixed.id = 'fixed';
      document.body.append(fixed);
    });
    const edges = async () =>
      await page.evaluate(() =>
        ['#fixed', 'main'].map((each) => document.querySelector(each)?.getBoundingClientRect().right),
      );
    for (const gutter of ['auto', 'stable']) {
      await page.evaluate((value) => {
        document.documentElement.style.scrollbarGutter = value;
      }, gutter);
      const before = await edges();
      expect(before[0]).toBeLessThan(1280);
      await page.getByRole('button', { name: 'Adresse ändern' }).click();
      await page.getByRole('dialog').waitFor();
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
      expect(await edges()).toEqual(before);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(await edges()).toEqual(before);
    }
  } finally {
    await browser.close();
  }
});
