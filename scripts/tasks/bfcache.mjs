/**
 * `npm run bfcache --prefix tests`: checks that Chromium stores the page of every form in its back/forward
 * cache when the shopper leaves. When the shopper comes back, every value except the password is still there
 * and the form submits as before. It needs a full Chromium. The one that comes with the packages stores no
 * page.
 */
import { leaveAndComeBack } from '../../tests/bfcache/leave-and-come-back.ts';
import { wholeChromium, withChromium } from '../../tests/chromium/with-chromium.mjs';
import { flowNames, flowOf } from '../../tests/e2e/support/flows.ts';
import { startProduct } from '../../tests/e2e/support/start-product.ts';
import { requireBuild } from '../../tests/support/require-build.mjs';

export async function run() {
  requireBuild();
  const options = { from: wholeChromium, ignoreDefaultArgs: ['--disable-back-forward-cache'] };
  return await withChromium(tryForms, options);
}

/** @param {import('playwright').Browser} browser @returns {Promise<number>} 0 if every form comes back as it was */
async function tryForms(browser) {
  const product = await startProduct();
  let wrong = 0;
  try {
    console.log(`Chromium ${browser.version()}`);
    // Uses the site's own host. Responses of other hosts are `no-store`, so the browser does not keep their
    // pages.
    const url = product.url.replace('127.0.0.1', 'de.localhost');
    // Pages of a logged-in customer are `no-store`.
    for (const name of flowNames.filter((each) => !flowOf(each).before)) {
      const { isKept, reasons, changed, ledTo, complaints } = await leaveAndComeBack(browser, url, name);
      const missing = changed.filter((input) => input !== 'password');
      const isRight = isKept && missing.length === 0 && complaints.length === 0;
      if (!isRight) wrong += 1;
      const kept = isKept ? 'kept as it was' : `NOT KEPT ${reasons}`;
      const values = missing.length === 0 ? 'every value there' : `LOST ${missing.join(', ')}`;
      console.log([name.padEnd(40), kept, values, `sent, to ${ledTo}`, ...complaints].join('  '));
    }
  } finally {
    await product.remove();
  }
  return wrong === 0 ? 0 : 1;
}
