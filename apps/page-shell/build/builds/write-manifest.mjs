import { mkdir, readFile, writeFile } from 'node:fs/promises';

/**
 * Writes the manifest of a build (Registration §7), and names the build as the newest one.
 * @param {URL} dist with its pages and server bundle
 * @param {string} id of the build
 * @param {{ aside: URL, version: string }} options `aside` has the files of the last build. A build without changes keeps its
 *   manifest, because browsers keep it, too
 */
export async function writeManifest(dist, id, { aside, version }) {
  const { redirects } = await import(new URL('server/index.js', dist).href);
  const index = JSON.parse(await readFile(new URL('pages/index.json', dist), 'utf8'));
  const paths = new Set(Object.values(index).flatMap((pages) => Object.keys(pages)));
  /** @type {import('../../src/builds/manifest.ts').BuildManifest} */
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
