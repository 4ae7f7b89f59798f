import { acts, measureAct } from './acts.mjs';
import { alignTrees } from './align-trees.mjs';
import { markupTrees } from './markup-trees.mjs';
import { serveApp } from './serve-app.mjs';
import { visitorsOf } from './visitors.mjs';

/**
 * Does each act on its route, and returns the page before and after it. The page of plain React shows the same.
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
    const visitors = await visitorsOf(browser, server.url, site);
    const used = [];
    for (const { act, visitor, route } of done) {
      const address = `${server.url}${route.path}?site=${site}`;
      const { before, after, styles } = await measureAct(browser, address, act, visitors[visitor]);
      const [one, other] = await markupTrees(browser, [before, after]);
      const shown = alignTrees(one, other);
      used.push({ act, path: route.path, styles: [route.style, ...styles], shown });
    }
    return used;
  } finally {
    await server.remove();
  }
}
