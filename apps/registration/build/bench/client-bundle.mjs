import { cp, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { collectScripts } from '../assets.mjs';
import { compressFiles } from '../compress.mjs';

const renderer = fileURLToPath(new URL('client-rendered.mjs', import.meta.url));
const prefix = 'virtual:bench-page-';

/** A module for each tree, which shows it. */
const pagesOf = (trees) => ({
  name: 'bench-pages',
  resolveId: (id) => (id.startsWith(prefix) ? id : undefined),
  load: (id) =>
    id.startsWith(prefix)
      ? `import { show } from ${JSON.stringify(renderer)};\nshow(${JSON.stringify(trees[Number(id.slice(prefix.length))])});`
      : undefined,
});

/**
 * Builds a client-rendered page for each tree and puts the files among those of the staged app.
 * @param {URL} stage folder of the staged app
 * @param {readonly unknown[]} trees
 * @returns {Promise<{ scripts: string[][] }>} addresses of the scripts of each page, its entry first
 */
export async function buildClientRendered(stage, trees) {
  const out = new URL('client-rendered/', stage);
  const ids = trees.map((_, index) => `${prefix}${index}`);
  await build({
    configFile: false,
    root: fileURLToPath(new URL('../../', import.meta.url)),
    logLevel: 'error',
    plugins: [pagesOf(trees)],
    build: {
      outDir: fileURLToPath(new URL('client', out)),
      target: ['chrome111', 'firefox128', 'safari16.4'],
      manifest: 'manifest.json',
      modulePreload: false,
      rolldownOptions: { input: ids },
    },
  });
  const scripts = collectScripts(JSON.parse(await readFile(new URL('client/manifest.json', out), 'utf8')));
  await compressFiles(out, { 'client/assets/': /\.js$/ });
  await cp(new URL('client/assets/', out), new URL('client/assets/', stage), { recursive: true });
  return { scripts: ids.map((id) => scripts[id]) };
}
