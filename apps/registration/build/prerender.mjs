import { mkdir, writeFile } from 'node:fs/promises';

/** Renders every page of every site into `pages/`, with an index of files and policies. */
export async function prerenderPages(dist) {
  const { hosts, prerenderedPaths, render } = await import(new URL('server/index.js', dist).href);
  const index = {};
  let count = 0;
  for (const site of new Set(Object.values(hosts))) {
    index[site] = {};
    for (const path of prerenderedPaths) {
      const { status, html, csp } = await render(path, { site, pageList: false });
      if (status !== 200) throw new Error(`${site} ${path} answered ${status} at build time.`);
      const file = `${site.toLowerCase()}${path}.html`;
      await mkdir(new URL(`pages/${file}/..`, dist), { recursive: true });
      await writeFile(new URL(`pages/${file}`, dist), html);
      index[site][path] = { file, csp };
      count += 1;
    }
  }
  await writeFile(new URL('pages/index.json', dist), JSON.stringify(index));
  return count;
}
