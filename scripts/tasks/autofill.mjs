/**
 * `npm run autofill --prefix tests`: checks in the built product that Chromium fills in an address from a
 * saved profile, for an address in each of the 33 countries. It needs a Chromium with a window. The one that
 * comes with the packages has none.
 *
 * `--site KEY` uses one site for every country, so that the form changes its country while Chromium fills it.
 * `--from PART` opens the list of profiles at another input than the postal code.
 */
import { parseArgs } from 'node:util';
import { isSiteKey } from '../../flows/domain/src/sites/index.ts';
import { outcomeTable, shareRight } from '../../tests/autofill/outcome-table.ts';
import { tryCountries } from '../../tests/autofill/try-countries.ts';
import { wholeChromium, withChromium } from '../../tests/chromium/with-chromium.mjs';
import { startProduct } from '../../tests/e2e/support/start-product.ts';
import { requireBuild } from '../../tests/support/require-build.mjs';
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
  requireBuild();
  return await withChromium(
    async (browser) => {
      const product = await startProduct();
      try {
        const outcomes = await tryCountries(browser, { url: product.url, site, from });
        const share = shareRight(outcomes);
        console.log(`${outcomeTable(outcomes)}\n`);
        console.log(`Chromium ${browser.version()}: ${(share * 100).toFixed(1)} % of the fields are right.`);
        return share < bound ? 1 : 0;
      } finally {
        await product.remove();
      }
    },
    { from: wholeChromium },
  );
}
