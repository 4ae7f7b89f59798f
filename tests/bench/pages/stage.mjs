import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { compressFiles } from '../../../apps/page-shell/build/index.mjs';
import { sentence } from '../../../scripts/shared/sentence.mjs';
import { buildClientRendered } from './client-bundle.mjs';
import { markupTrees } from './markup-trees.mjs';
import { routesOf } from './routes.mjs';
import { usedPages } from './used-pages.mjs';
import { clientRendered, floor } from './variants.mjs';

const clientRenderer = new URL('page/client-rendered.mjs', import.meta.url);
const plainPage = new URL('page/plain-page.mjs', import.meta.url);
const mountedFlow = new URL('page/mounted-flow.mjs', import.meta.url);

/**
 * Copies the built app and adds pages to compare with for every route, so that one server sends all of them.
 * @param {import('playwright').Browser} browser
 * @param {{ dist: URL, stage: URL, site: string, only?: string | undefined }} options `stage` is emptied before
 * @returns {Promise<{ routes: { path: string, shownTo: string, pages: Record<string, string> }[],
 *   acts: { act: string, path: string, pages: Record<string, string> }[], mounts: string }>} for each route its
 *   visitor, and the address of every page by name. For each act the addresses of its pages. The page that mounts a flow
 */
export async function stageApp(browser, { dist, stage, site, only }) {
  await rm(stage, { recursive: true, force: true });
  await cp(dist, stage, { recursive: true });
  const routes = (await routesOf(dist, site)).filter(
    ({ paths }) => only === undefined || paths.includes(only),
  );
  if (routes.length === 0) throw sentence(`The site ${site} has no page ${only}.`);
  const trees = await markupTrees(
    browser,
    routes.map(({ html }) => html),
  );
  const used = await usedPages(browser, dist, routes, site);
  const { scripts } = await buildClientRendered(stage, [
    ...trees.map((tree) => ({ by: clientRenderer, shown: tree })),
    ...used.map(({ shown }) => ({ by: plainPage, shown })),
    { by: mountedFlow, shown: null },
  ]);

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
    const client = await add(`/bench/client${path}`, clientRendered(html, [style], scripts[at]));
    const least = await add(`/bench/floor${path}`, floor(html));
    staged.push({
      path,
      shownTo,
      pages: { 'as served': path, 'client-rendered': client, floor: least, 'floor again': least },
    });
  }
  const acted = [];
  for (const [at, { act, path, styles }] of used.entries()) {
    const plain = clientRendered(routes[0].html, styles, scripts[routes.length + at]);
    acted.push({
      act,
      path,
      pages: { 'as served': path, 'plain React': await add(`/bench/${act}${path}`, plain) },
    });
  }
  const [{ html, style }] = routes;
  const mounts = await add('/bench/mounts', clientRendered(html, [style], scripts.at(-1)));
  await writeFile(new URL('pages/index.json', stage), JSON.stringify(index));
  await compressFiles(stage, { 'pages/bench/': /\.html$/ });
  return { routes: staged, acts: acted, mounts };
}
