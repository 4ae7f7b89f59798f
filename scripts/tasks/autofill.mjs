/**
 * `npm run autofill --prefix tests`: whether Chromium fills in an address from a profile, in the built product, for an address in each of the
 * 33 countries. It needs a Chromium with a surface of its own, which the one that came with the packages has not.
 *
 * `--site KEY` takes one site for every country, so that forms change country while they are filled. `--from PART` chooses the
 * profile at another input than the postal code's.
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { isSiteKey } from '../../flows/domain/src/sites/index.ts';
import { outcomeTable, shareRight } from '../../tests/autofill/outcome-table.ts';
import { tryCountries } from '../../tests/autofill/try-countries.ts';
import { requireChromium, ways } from '../../tests/chromium/launch.mjs';
import { startProduct } from '../../tests/e2e/support/start-product.ts';
import { dist } from '../shared/places.mjs';
import { sentence } from '../shared/sentence.mjs';

/** The least share of fields that are right. */
const bound = 0.98;

/** @param {readonly string[]} args */
export async function run(args) {
  const { values } = parseArgs({
    args: [...args],
    options: { site: { type: 'string' }, from: { type: 'string', default: 'postalCode' } },
  });
  const { site, from } = values;
  if (site !== undefined && !isSiteKey(site)) throw sentence(`There is no site ${site}.`);
  if (!existsSync(dist)) throw sentence('There is no product yet: npm run build');
  const { launchOptions } = await requireChromium({ ...ways, registry: () => undefined });
  const product = await startProduct();
  try {
    const browser = await chromium.launch(launchOptions);
    try {
      const outcomes = await tryCountries(browser, { url: product.url, site, from });
      const share = shareRight(outcomes);
      console.log(`${outcomeTable(outcomes)}\n`);
      console.log(`Chromium ${browser.version()}: ${(share * 100).toFixed(1)} % of the fields are right.`);
      return share < bound ? 1 : 0;
    } finally {
      await browser.close();
    }
  } finally {
    await product.remove();
  }
}
