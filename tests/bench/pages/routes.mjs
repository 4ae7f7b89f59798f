import { readFile } from 'node:fs/promises';
import { sentence } from '../../../scripts/shared/sentence.mjs';
import { shownPage } from '../../../apps/registration/build/shown-page.mjs';

/**
 * Returns the pages of a site, each by the first path of its route. The other paths show the same page.
 * @param {URL} dist of the app
 * @param {string} site
 * @returns {Promise<{ path: string, paths: string[], html: string, shownTo: string, style: string }[]>} with the address of the page's style as a file
 * @throws if there is no such site
 */
export async function routesOf(dist, site) {
  const { pages, render } = await import(new URL('server/index.js', dist).href);
  const [index, { build }] = await Promise.all(
    ['pages/index.json', 'assets.json'].map(async (file) =>
      JSON.parse(await readFile(new URL(file, dist), 'utf8')),
    ),
  );
  if (!index[site]) throw sentence(`There is no site ${site}. There are ${Object.keys(index).join(', ')}.`);
  const routes = pages.flatMap(({ id, pathGroups }) =>
    pathGroups.map(async (paths) => {
      const [path] = paths;
      const file = index[site][path]?.file;
      const { html, shownTo } = file
        ? { html: await readFile(new URL(`pages/${file}`, dist), 'utf8'), shownTo: 'anybody' }
        : ((await shownPage(render, path, { site, pageList: false })) ?? {});
      return html && { path, paths, html, shownTo, style: `/assets/${id}-${build}.css` };
    }),
  );
  return (await Promise.all(routes)).filter((route) => route !== undefined);
}
