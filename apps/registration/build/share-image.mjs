/**
 * `npm run share-image --prefix apps/registration`: creates the picture that other sites show beside a link to a page, from the
 * brand's drawing (`shareDrawing`). The picture is committed, because a build has no browser. Pages say that it has 1200 × 630
 * pixels.
 */
import { readFile } from 'node:fs/promises';
import { withChromium } from '../../../tests/chromium/with-chromium.mjs';
import { ofBrand } from './brand/brand-file.ts';
import { loadBrand } from './brand/load-brand.ts';

const headings = new URL('../../../design-system/src/fonts/fraunces-latin.woff2', import.meta.url);

/** @returns {Promise<number>} */
export async function run() {
  const { files } = await loadBrand();
  const [drawing, font] = await Promise.all([
    readFile(ofBrand(files.shareDrawing), 'utf8'),
    readFile(headings, 'base64'),
  ]);
  await withChromium(async (browser) => {
    const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
    await page.setContent(
      `<style>
        @font-face { font-family: 'Fraunces Variable'; font-weight: 480; src: url(data:font/woff2;base64,${font}) }
        body { margin: 0; font-weight: 480 }
        svg { display: block }
      </style>${drawing}`,
    );
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: ofBrand(files.share) });
  });
  return 0;
}
