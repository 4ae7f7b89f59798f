/**
 * `npm run bench:pages --prefix apps/registration`: how soon every page paints on a slow phone, beside the same screen rendered in the browser and
 * beside plain HTML, what using its form costs beside plain React, and what mounting it leaves behind. Ends with 1 above a
 * bound. `--rounds N` (5), `--site KEY` (DE) and `--route PATH` choose. `--submit` measures an empty submit instead: frames,
 * events and CPU in the second after it, on `/signup` or the route.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { benchPages } from './bench/bench-pages.mjs';
import { benchSubmit } from './bench/bench-submit.mjs';
import { requireChromium } from '../../../tests/chromium/launch.mjs';
import { cache, dist } from '../../../scripts/shared/places.mjs';
import { sentence } from '../../../scripts/shared/sentence.mjs';

const folder = (/** @type {string} */ path) => pathToFileURL(`${path}/`);

/** @param {readonly string[]} args */
export async function run(args) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      rounds: { type: 'string', default: '5' },
      site: { type: 'string', default: 'DE' },
      route: { type: 'string' },
      submit: { type: 'boolean', default: false },
    },
  });
  const rounds = Number(values.rounds);
  if (!(rounds >= 1)) throw sentence('--rounds is a number from 1.');
  if (!existsSync(dist)) throw sentence('There is nothing to measure yet: npm run build');
  const { launchOptions } = await requireChromium();
  const browser = await chromium.launch(launchOptions);
  try {
    if (values.submit) {
      const { site, route: path = '/signup' } = values;
      return (await benchSubmit(browser, { dist: folder(dist), rounds, site, path })) ? 0 : 1;
    }
    const within = await benchPages(browser, {
      dist: folder(dist),
      stage: folder(join(cache, 'bench-pages')),
      rounds,
      site: values.site,
      only: values.route,
    });
    return within ? 0 : 1;
  } finally {
    await browser.close();
  }
}
