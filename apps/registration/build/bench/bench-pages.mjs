import { acts, measureAct } from './acts.mjs';
import { measureLoad } from './measure-load.mjs';
import { measureMounts } from './measure-mounts.mjs';
import { medians, printActs, printBounds, printGrowth, printRoute } from './report.mjs';
import { serveApp } from './serve.mjs';
import { stageApp } from './stage.mjs';
import { visitorsOf } from './visitors.mjs';

/**
 * Measures every route of the built app beside the same screen rendered in the browser and beside a floor. Rounds go
 * through all pages in turn, so that a busy moment of the machine slows all pages alike. The acts of a shopper with a form are
 * measured beside a page of plain React.
 * @param {import('playwright').Browser} browser
 * @param {{ dist: URL, stage: URL, rounds: number, site: string, only?: string | undefined }} options
 * @returns {Promise<boolean>} whether every figure keeps to its bound
 */
export async function benchPages(browser, { dist, stage, rounds, site, only }) {
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
    const visitors = await visitorsOf(browser, server.origin, site);
    for (let round = 0; round < rounds; round += 1) {
      for (const { path, pages, shownTo } of routes) {
        for (const [name, address] of Object.entries(pages)) {
          const load = await measureLoad(
            browser,
            `${server.origin}${address}?site=${site}`,
            // The pages to compare with are prepared files, which are the same for every visitor.
            visitors[name === 'as served' ? shownTo : 'anybody'],
          );
          loads.get(path).get(name).push(load);
        }
      }
      for (const { act, pages, cpu } of measured) {
        for (const [name, address] of Object.entries(pages)) {
          const visitor = visitors[name === 'as served' ? acts[act].visitor : 'anybody'];
          const at = `${server.origin}${address}?site=${site}`;
          cpu[name].push((await measureAct(browser, at, act, visitor)).cpu);
        }
      }
      grown.push(await measureMounts(browser, `${server.origin}${mounts}?site=${site}`));
      console.log(`round ${round + 1} of ${rounds}`);
    }
  } finally {
    await server.stop();
  }
  const results = new Map();
  for (const [path, pages] of loads) {
    results.set(path, Object.fromEntries([...pages].map(([name, each]) => [name, medians(each)])));
    printRoute(path, results.get(path));
  }
  return [printBounds(results), printActs(measured), printGrowth(grown)].every(Boolean);
}
