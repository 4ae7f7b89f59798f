/**
 * `npm run autofill --prefix tests`: checks in the built product that Chromium fills in an address from a
 * saved profile, for an address in each of the 33 countries. It needs a Chromium with a window. The one that
 * comes with the packages has none.
 *
 * `--site KEY` uses one site for every country, so that the form changes its country while Chromium fills it.
 * `--from PART` opens the list of profiles at another input than the postal code.
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

/** The minimum share of correct fields. */
const bound = 0.98;

/** @param {readonly string[]} args */
export async function run(args) {
  const { values } = parseArgs({
    args: [...args],
    options: { site: { type: 'string' }, from: { type: 'string', default: 'postalCode' } },
  });
  const { site, from } = values;
  if (site !== undefined && !isSiteKey(site)) throw sentence(`There is no site ${site}.`);
  if (!existsSync(dist)) throw sentence('There is no built app. Run: npm run build');
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
