/**
 * `npm run bench:pages --prefix tests`: measures how soon each page paints on a slow phone. It compares the same screen
 * rendered in the browser, and plain HTML. It also measures the CPU time of using a form in comparison with plain React, and
 * the memory that a form leaves behind. It fails if a figure exceeds its bound (docs/decisions/0036-page-and-form-speed.md).
 *
 * - `--rounds 1` measures once instead of five times.
 * - `--site TR` and `--route /signup` choose a site and a page.
 * - `--submit` only measures an empty submit: frames, events and CPU time in the second after it.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { cache, dist } from '../../../scripts/shared/places.mjs';
import { sentence } from '../../../scripts/shared/sentence.mjs';
import { withChromium } from '../../chromium/with-chromium.mjs';
import { requireBuild } from '../../support/require-build.mjs';
import { acts, measureAct } from './acts.mjs';
import { measureMounts } from './heap.mjs';
import { measureLoad } from './measure-load.mjs';
import { medians, printActs, printBounds, printGrowth, printRoute } from './report.mjs';
import { serveApp } from './serve-app.mjs';
import { stageApp } from './stage.mjs';
import { benchSubmit } from './submit.mjs';
import { visitorsOf } from './visitors.mjs';

/** @typedef {{ dist: URL, rounds: number, site: string }} Options of a measurement: the built app is in the folder `dist` */

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
  const { site, route, submit } = values;
  const rounds = Number(values.rounds);
  if (!(rounds >= 1)) throw sentence('--rounds is a number from 1.');
  requireBuild();
  const options = { dist: folder(dist), rounds, site };
  const isRight = await withChromium((browser) =>
    submit ? benchSubmit(browser, options, route) : benchPages(browser, options, route),
  );
  return isRight ? 0 : 1;
}

/**
 * Measures every page of the built app. Each round loads all pages in turn, so that a busy moment of the machine slows all of
 * them.
 * @param {import('playwright').Browser} browser
 * @param {Options} options
 * @param {string} [only] the path of the only page to measure
 * @returns {Promise<boolean>} true if no figure exceeds its bound
 */
async function benchPages(browser, { dist, rounds, site }, only) {
  const stage = folder(join(cache, 'bench-pages'));
  const { routes, acts: staged, mounts } = await stageApp(browser, { dist, stage, site, only });
  const server = await serveApp(stage);
  const loads = new Map(
    routes.map(({ path, pages }) => [path, new Map(Object.keys(pages).map((name) => [name, []]))]),
  );
  const grown = [];
  const measured = staged.map(({ act, path, pages }) => {
    const cpu = Object.fromEntries(Object.keys(pages).map((name) => [name, []]));
    return { act, path, pages, cpu };
  });
  try {
    const visitors = await visitorsOf(browser, server.url, site);
    // Pages to compare with are files, which are the same for every visitor.
    const visitorOf = (name, shownTo) => visitors[name === 'as served' ? shownTo : 'anybody'];
    for (let round = 0; round < rounds; round += 1) {
      for (const { path, pages, shownTo } of routes) {
        for (const [name, address] of Object.entries(pages)) {
          const url = `${server.url}${address}?site=${site}`;
          loads
            .get(path)
            .get(name)
            .push(await measureLoad(browser, url, visitorOf(name, shownTo)));
        }
      }
      for (const { act, pages, cpu } of measured) {
        for (const [name, address] of Object.entries(pages)) {
          const url = `${server.url}${address}?site=${site}`;
          cpu[name].push((await measureAct(browser, url, act, visitorOf(name, acts[act].visitor))).cpu);
        }
      }
      grown.push(await measureMounts(browser, `${server.url}${mounts}?site=${site}`));
      console.log(`round ${round + 1} of ${rounds}`);
    }
  } finally {
    await server.remove();
  }
  const results = new Map();
  for (const [path, pages] of loads) {
    results.set(path, Object.fromEntries([...pages].map(([name, each]) => [name, medians(each)])));
    printRoute(path, results.get(path));
  }
  return [printBounds(results), printActs(measured), printGrowth(grown)].every(Boolean);
}
