import { cp, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build, defaultClientConditions } from 'vite';
import { collectScripts, compressFiles } from '../../../apps/page-shell/build/index.mjs';
import { messages } from '../../../flows/domain/build/for-apps.ts';
import { root } from '../../../scripts/shared/places.mjs';

const prefix = 'virtual:bench-page-';

/** Returns a plugin with a module for each page, which shows the page. */
const modulesOf = (pages) => ({
  name: 'bench-pages',
  resolveId: (id) => (id.startsWith(prefix) ? id : undefined),
  load: (id) => {
    if (!id.startsWith(prefix)) return undefined;
    const { by, shown } = pages[Number(id.slice(prefix.length))];
    return `import { show } from ${JSON.stringify(fileURLToPath(by))};\nshow(${JSON.stringify(shown)});`;
  },
});

/**
 * Builds pages that React creates in the browser, and adds their files to those of the staged app.
 * @param {URL} stage folder of the staged app
 * @param {readonly { by: URL, shown: unknown }[]} pages the script that shows each page, and its argument
 * @returns {Promise<{ scripts: string[][] }>} addresses of the scripts of each page, its entry first
 */
export async function buildClientRendered(stage, pages) {
  const out = new URL('client-rendered/', stage);
  const ids = pages.map((_, index) => `${prefix}${index}`);
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [modulesOf(pages), messages()],
    resolve: { conditions: ['@crema/source', ...defaultClientConditions] },
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
