import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { lostScript } from '../src/builds/fixed-names.ts';
import { collectAssets, collectLaterScripts } from './assets.mjs';
import { buildBoot, buildFixed } from './build-alone.mjs';
import { buildId } from './builds/build-id.mjs';
import { keepEarlier, setAside } from './builds/earlier-build.mjs';
import { replaceBuild, restoreBuild } from './builds/replace-build.mjs';
import { writeManifest } from './builds/write-manifest.mjs';
import { buildClient } from './client.mjs';
import { compressFiles } from './compress.mjs';
import { prerenderPages } from './prerender.mjs';
import { bindServer, buildServer } from './server.mjs';
import { pageContents } from './styles/page-contents.mjs';
import { pageStyles, writeStyles } from './styles/page-styles.mjs';

/**
 * @typedef {object} AppBuild what the build has to know of an app. Its entries are `src/entry-client.tsx`, `src/entry-server.tsx`,
 *   `src/lost.ts` and `src/framed.ts`, its screens `src/screens/*-screen.tsx`, and `vite.config.ts` is its configuration.
 * @property {URL} folder of the app
 * @property {string} version of the app
 * @property {{ icon: string, share: string }} files paths of the tab's icon and of the picture beside a link
 * @property {URL} element script that other sites load to embed pages
 * @property {readonly string[]} wholeScreens names of the screens that are one script each, with all their copies
 * @property {readonly object[]} groups more groups of modules that are one script each, for the bundler
 * @property {RegExp} shared modules that scripts fetched later may share in a script of their own
 * @property {readonly RegExp[]} everyPage modules that every page shows, in one script. Each pattern must match one
 * @property {RegExp} copied modules that only screens share; each screen gets copies of its own
 * @property {RegExp} copiedLater modules among them that a screen gets copies of even if it fetches them later
 * @property {RegExp} ofForms sources of scripts that a form fetches later, but whose style it has from the first
 * @property {(id: string, context: object, found?: Set<string>) => Set<string>} reachedModules finds all modules that one imports
 * @property {(render: Function, path: string, request: object) => Promise<object | undefined>} shownPage renders a page for the
 *   first visitor who may see it
 * @property {import('./styles/page-contents.mjs').OtherPages} otherPages
 * @property {readonly string[]} served what the server takes from the app's bundle, as `export` writes it
 */

/** Makes the whole build in the `dist` folder of an app. */
async function make(app, dist, { earlier, aside }) {
  const manifest = await buildClient(dist, app);
  const { sheet, faces, assets } = await collectAssets(dist, manifest, await buildBoot(), app);
  await buildServer(dist, app);
  // A page's style follows from its markup, so the pages are rendered once without it.
  const later = {
    all: collectLaterScripts(manifest),
    ofForms: collectLaterScripts(manifest, (key) => app.ofForms.test(key)),
  };
  const styles = await pageStyles(dist, { sheet, faces }, await pageContents(dist, assets, later, app));
  // No page is served with the print style. A page adds it when it is idle.
  const print = await readFile(new URL('../src/print.css', import.meta.url), 'utf8');
  const build = await buildId(dist, assets.boot, { ...styles, print });
  await writeStyles(dist, build, { ...styles, print });
  await bindServer(dist, { ...assets, build, styles }, app);
  const pages = await prerenderPages(dist);
  await buildFixed(dist, '/embed.js', app.element);
  await compressFiles(dist);
  await buildFixed(dist, lostScript, new URL('src/lost.ts', app.folder));
  await writeManifest(dist, build, { aside, version: app.version });
  await keepEarlier(dist, build, { earlier, aside });
  console.log(`built ${pages} pages`);
}

/**
 * Builds an app into its `dist` folder: scripts and styles for the browser, the server bundle, and every page of every site. If it
 * fails, the last build stays.
 * @param {AppBuild} app
 * @param {URL} [delivered] the build that is deployed now, whose files stay for open pages. @default the last one
 */
export async function buildApp(app, delivered) {
  const dist = new URL('dist/', app.folder);
  const before = new URL('node_modules/.dist-before/', app.folder);
  const aside = pathToFileURL(`${await mkdtemp(join(tmpdir(), 'crema-build-'))}/`);
  try {
    await restoreBuild(dist, before);
    const earlier = await setAside(delivered ?? dist, aside);
    await replaceBuild(dist, before, () => make(app, dist, { earlier, aside }));
  } finally {
    await rm(aside, { recursive: true });
  }
}
