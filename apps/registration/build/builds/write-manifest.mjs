import { mkdir, readFile, writeFile } from 'node:fs/promises';

const { version } = JSON.parse(await readFile(new URL('../../package.json', import.meta.url), 'utf8'));

/**
 * Writes what a build tells of itself (Registration §7), and that it is the newest.
 * @param {URL} dist with its pages and server bundle
 * @param {string} id of the build
 * @param {URL} aside where the files of the last build are: one that changes nothing keeps its manifest, which browsers keep, too
 */
export async function writeManifest(dist, id, aside) {
  const { redirects } = await import(new URL('server/index.js', dist).href);
  const index = JSON.parse(await readFile(new URL('pages/index.json', dist), 'utf8'));
  const paths = new Set(Object.values(index).flatMap((pages) => Object.keys(pages)));
  /** @type {import('@crema/page-shell/manifest').BuildManifest} */
  const manifest = {
    id,
    version,
    madeAt: new Date().toISOString(),
    // Other pages have no address.
    prerendered: [...paths].filter((path) => path.startsWith('/')).sort(),
    redirects,
  };
  const name = `builds/meta/${id}.json`;
  const kept = await readFile(new URL(name, aside), 'utf8').catch(() => undefined);
  await mkdir(new URL('client/builds/meta/', dist), { recursive: true });
  await writeFile(new URL(`client/${name}`, dist), kept ?? JSON.stringify(manifest));
  await writeFile(new URL('client/builds/latest.json', dist), JSON.stringify({ id }));
}
