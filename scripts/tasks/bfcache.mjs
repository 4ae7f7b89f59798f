/**
 * `npm run bfcache --prefix tests`: whether Chromium keeps the page of every form as it is when it is left, and what becomes of it when its
 * visitor comes back: every value is there but the password, and it is sent as ever. It needs a whole Chromium; the one that came
 * with the packages keeps no page.
 */
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { leaveAndComeBack } from '../../tests/bfcache/leave-and-come-back.ts';
import { requireChromium, ways } from '../../tests/chromium/launch.mjs';
import { flowNames, flowOf } from '../../tests/e2e/support/flows.ts';
import { startProduct } from '../../tests/e2e/support/start-product.ts';
import { dist } from '../shared/places.mjs';
import { sentence } from '../shared/sentence.mjs';

export async function run() {
  if (!existsSync(dist)) throw sentence('There is no product yet: npm run build');
  const { launchOptions } = await requireChromium({ ...ways, registry: () => undefined });
  const product = await startProduct();
  let wrong = 0;
  try {
    const browser = await chromium.launch({
      ...launchOptions,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    try {
      console.log(`Chromium ${browser.version()}`);
      // Visits by a site's own host: any other answer is not to be stored, and so not kept either.
      const url = product.url.replace('127.0.0.1', 'de.localhost');
      // A customer's pages are not to be stored.
      for (const name of flowNames.filter((each) => !flowOf(each).before)) {
        const { isKept, reasons, changed, ledTo, complaints } = await leaveAndComeBack(browser, url, name);
        const lost = changed.filter((input) => input !== 'password');
        const isRight = isKept && lost.length === 0 && complaints.length === 0;
        if (!isRight) wrong += 1;
        const kept = isKept ? 'kept as it was' : `NOT KEPT ${reasons}`;
        const values = lost.length === 0 ? 'every value there' : `LOST ${lost.join(', ')}`;
        console.log([name.padEnd(40), kept, values, `sent, to ${ledTo}`, ...complaints].join('  '));
      }
    } finally {
      await browser.close();
    }
  } finally {
    await product.remove();
  }
  return wrong === 0 ? 0 : 1;
}
