import { acts, measureAct } from './acts.mjs';
import { alignTrees } from './align-trees.mjs';
import { markupTrees } from './markup-tree.mjs';
import { serveApp } from './serve.mjs';
import { visitorsOf } from './visitors.mjs';

/**
 * The routes on which something is done, before and after it, for the page beside each.
 * @param {import('playwright').Browser} browser
 * @param {URL} dist of the app
 * @param {readonly { path: string, html: string, shownTo: string, style: string }[]} routes
 * @param {string} site
 * @returns {Promise<{ act: string, path: string, styles: string[], shown: unknown }[]>}
 */
export async function usedPages(browser, dist, routes, site) {
  const done = Object.entries(acts).flatMap(([act, { on, visitor }]) => {
    const route = routes.find(on);
    return route ? [{ act, visitor, route }] : [];
  });
  if (done.length === 0) return [];
  const server = await serveApp(dist);
  try {
    const visitors = await visitorsOf(browser, server.origin, site);
    const used = [];
    for (const { act, visitor, route } of done) {
      const address = `${server.origin}${route.path}?site=${site}`;
      const { before, after, styles } = await measureAct(browser, address, act, visitors[visitor]);
      const [one, other] = await markupTrees(browser, [before, after]);
      const shown = alignTrees(one, other);
      used.push({ act, path: route.path, styles: [route.style, ...styles], shown });
    }
    return used;
  } finally {
    await server.stop();
  }
}
