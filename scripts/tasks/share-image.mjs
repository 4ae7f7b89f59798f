/**
 * `npm run share-image`: makes the picture that other sites show beside a link to a page, from the brand's drawing
 * `share.svg`. It is committed, because a build has no browser. 1200 × 630 pixels, as the pages say.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { requireChromium } from '../../tests/chromium/launch.mjs';
import { root } from '../shared/places.mjs';

const brand = join(root, 'apps/registration/src/brand');
const headings = join(root, 'design-system/src/fonts/fraunces-latin.woff2');

/** @returns {Promise<number>} */
export async function run() {
  const [drawing, font] = await Promise.all([
    readFile(join(brand, 'share.svg'), 'utf8'),
    readFile(headings, 'base64'),
  ]);
  const { launchOptions } = await requireChromium();
  const browser = await chromium.launch(launchOptions);
  try {
    const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
    await page.setContent(
      `<style>
        @font-face { font-family: 'Fraunces Variable'; font-weight: 480; src: url(data:font/woff2;base64,${font}) }
        body { margin: 0; font-weight: 480 }
        svg { display: block }
      </style>${drawing}`,
    );
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: join(brand, 'share.png') });
  } finally {
    await browser.close();
  }
  return 0;
}
