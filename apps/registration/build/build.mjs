// Builds the app: scripts and styles for the browser, the server bundle, and every page of every site.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { collectAssets, collectLaterScripts } from './assets.mjs';
import { buildBoot } from './boot.mjs';
import { loadBrand } from './brand/load-brand.ts';
import { buildId } from './builds/build-id.mjs';
import { buildLost } from './builds/build-lost.mjs';
import { keepEarlier, setAside } from './builds/earlier-build.mjs';
import { replaceBuild, restoreBuild } from './builds/replace-build.mjs';
import { writeManifest } from './builds/write-manifest.mjs';
import { buildClient } from './client.mjs';
import { buildEmbed } from './embedded.mjs';
import { compressFiles } from './compress.mjs';
import { prerenderPages } from './prerender.mjs';
import { bindServer, buildServer } from './server.mjs';
import { pageContents } from './styles/page-contents.mjs';
import { pageStyles, writeStyles } from './styles/page-styles.mjs';

const dist = new URL('../dist/', import.meta.url);
const before = new URL('../node_modules/.dist-before/', import.meta.url);
const folder = (path) => pathToFileURL(resolve(path) + sep);
// A machine that builds from nothing is told where the build is that is delivered now.
const delivered = process.env.DELIVERED_BUILD ? folder(process.env.DELIVERED_BUILD) : dist;
// Before anything is taken away: a wrong setting must not cost the build that is there.
await loadBrand().catch(({ message }) => {
  console.error(message);
  process.exit(1);
});
const aside = folder(await mkdtemp(join(tmpdir(), 'crema-build-')));

/** Makes the whole build in `dist`. */
async function make(earlier) {
  const manifest = await buildClient(dist);
  const { sheet, faces, assets } = await collectAssets(dist, manifest, await buildBoot());
  await buildServer(dist);
  // A page's style follows from its markup, so the pages are rendered once without it.
  const styles = await pageStyles(
    dist,
    { sheet, faces },
    await pageContents(dist, assets, {
      all: collectLaterScripts(manifest),
      ofForms: collectLaterScripts(manifest, (key) => key.includes('flows/form/src/')),
    }),
  );
  // No page is served with it: a page adds it when it is idle.
  const print = await readFile(new URL(import.meta.resolve('@crema/page-shell/print.css')), 'utf8');
  const build = await buildId(dist, assets.boot, { ...styles, print });
  await writeStyles(dist, build, { ...styles, print });
  await bindServer(dist, { ...assets, build, styles });
  const pages = await prerenderPages(dist);
  await buildEmbed(dist);
  await compressFiles(dist);
  await buildLost(dist);
  await writeManifest(dist, build, aside);
  await keepEarlier(dist, build, { earlier, aside });
  console.log(`built ${pages} pages`);
}

try {
  await restoreBuild(dist, before);
  const earlier = await setAside(delivered, aside);
  await replaceBuild(dist, before, () => make(earlier));
} finally {
  await rm(aside, { recursive: true });
}
