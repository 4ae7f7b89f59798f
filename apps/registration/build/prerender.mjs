import { mkdir, writeFile } from 'node:fs/promises';

/** Renders every page of every site into `pages/`, with an index of files and policies. */
export async function prerenderPages(dist) {
  const { prerenderedPaths, render, renderFailure, sites } = await import(
    new URL('server/index.js', dist).href
  );
  const index = {};
  let count = 0;
  for (const site of sites) {
    index[site] = {};
    const write = async (path, { html, csp }) => {
      const file = `${site.toLowerCase()}${path}.html`;
      await mkdir(new URL(`pages/${file}/..`, dist), { recursive: true });
      await writeFile(new URL(`pages/${file}`, dist), html);
      index[site][path] = { file, csp };
      count += 1;
    };
    for (const path of prerenderedPaths) {
      const page = await render(path, { site, pageList: false });
      if (page.status !== 200) throw new Error(`${site} ${path} answered ${page.status} at build time.`);
      await write(path, page);
    }
    // No address leads here: the server shows it when something went wrong.
    await write('-failure', await renderFailure(site));
  }
  await writeFile(new URL('pages/index.json', dist), JSON.stringify(index));
  return count;
}
