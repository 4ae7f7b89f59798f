import { mkdir, writeFile } from 'node:fs/promises';
import { failedPage } from '../src/builds/fixed-names.ts';

/**
 * Renders every page of every site into `pages/`, as HTML and as data, with an index of files and headers. All paths of a route are
 * one file. If a check redirects an anonymous visitor, the server renders that page on request. The letters of every site go into
 * `mails.json`.
 * @returns {Promise<number>} number of pages
 */
export async function prerenderPages(dist) {
  const { mails, pages, payload, redirects, render, renderFailure, sites } = await import(
    new URL('server/index.js', dist).href
  );
  const index = {};
  let count = 0;
  for (const site of sites) {
    index[site] = {};
    const write = async (name, paths, { html, csp, openerPolicy }) => {
      const file = `${site.toLowerCase()}/${name}.html`;
      await mkdir(new URL(`pages/${site.toLowerCase()}/`, dist), { recursive: true });
      await writeFile(new URL(`pages/${file}`, dist), html);
      const entry = { file, csp, openerPolicy };
      const data = payload(paths[0], site);
      if (data) {
        entry.payload = file.replace(/html$/, 'json');
        await writeFile(new URL(`pages/${entry.payload}`, dist), JSON.stringify(data));
      }
      for (const path of paths) index[site][path] = entry;
      count += 1;
    };
    for (const { id, pathGroups } of pages) {
      for (const [place, group] of pathGroups.entries()) {
        const paths = group.filter((path) => !(path in redirects[site]));
        if (paths.length === 0) continue;
        const page = await render(paths[0], { site, pageList: false, ownHost: true });
        if (page.status === 303) continue;
        if (page.status !== 200)
          throw new Error(`${site} ${paths[0]} answered ${page.status} at build time.`);
        await write(place === 0 ? id : `${id}-${place}`, paths, page);
      }
    }
    // The server shows it after an error of its own, and a page after an error of the app.
    await write('failure', ['-failure', failedPage], await renderFailure(site));
  }
  await writeFile(new URL('pages/index.json', dist), JSON.stringify(index));
  const letters = Object.fromEntries(sites.map((site) => [site, mails(site)]));
  await writeFile(new URL('mails.json', dist), JSON.stringify(letters));
  return count;
}
