import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { compressFiles } from '../compress.mjs';
import { buildClientRendered } from './client-bundle.mjs';
import { markupTrees } from './markup-tree.mjs';
import { routesOf } from './routes.mjs';
import { clientRendered, floor } from './variants.mjs';

/**
 * Copies the built app and adds to it, for every route, the pages it is measured beside: one server sends all of them.
 * @param {import('playwright').Browser} browser
 * @param {{ dist: URL, stage: URL, site: string, only?: string | undefined }} options `stage` is emptied before
 * @returns {Promise<{ path: string, shownTo: string, pages: Record<string, string> }[]>} for each route whom it is for,
 *   and the address of every page by name
 */
export async function stageApp(browser, { dist, stage, site, only }) {
  await rm(stage, { recursive: true, force: true });
  await cp(dist, stage, { recursive: true });
  const routes = (await routesOf(dist, site)).filter(({ path }) => only === undefined || path === only);
  if (routes.length === 0) throw new Error(`No route has ${only} for its first path.`);
  const trees = await markupTrees(
    browser,
    routes.map(({ html }) => html),
  );
  const { scripts } = await buildClientRendered(stage, trees);

  const index = JSON.parse(await readFile(new URL('pages/index.json', stage), 'utf8'));
  const add = async (address, { html, csp }) => {
    const file = `bench${address}.html`;
    await mkdir(new URL(`pages/${file}/..`, stage), { recursive: true });
    await writeFile(new URL(`pages/${file}`, stage), html);
    index[site][address] = { file, csp };
    return address;
  };
  const staged = [];
  for (const [at, { path, html, style, shownTo }] of routes.entries()) {
    const client = await add(`/bench/client${path}`, clientRendered(html, style, scripts[at]));
    const least = await add(`/bench/floor${path}`, floor(html));
    staged.push({
      path,
      shownTo,
      pages: { 'as served': path, 'client-rendered': client, floor: least, 'floor again': least },
    });
  }
  await writeFile(new URL('pages/index.json', stage), JSON.stringify(index));
  await compressFiles(stage, { 'pages/bench/': /\.html$/ });
  return staged;
}
