// Builds the app: scripts and styles for the browser, the server bundle, and every page of every site.
import { rm } from 'node:fs/promises';
import { collectAssets, collectLaterScripts } from './assets.mjs';
import { buildBoot } from './boot.mjs';
import { buildClient } from './client.mjs';
import { compressAssets } from './compress.mjs';
import { prerenderPages } from './prerender.mjs';
import { bindServer, buildServer } from './server.mjs';
import { pageContents } from './styles/page-contents.mjs';
import { pageStyles } from './styles/page-styles.mjs';

const dist = new URL('../dist/', import.meta.url);

await rm(dist, { recursive: true, force: true });
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
await bindServer(dist, { ...assets, ...styles });
const pages = await prerenderPages(dist);
await compressAssets(dist);
console.log(`built ${pages} pages`);
