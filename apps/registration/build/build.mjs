// Builds the app: scripts and styles for the browser, the server bundle, and every page of every site.
import { rm } from 'node:fs/promises';
import { buildBoot } from './boot.mjs';
import { buildClient } from './client.mjs';
import { collectAssets } from './assets.mjs';
import { compressAssets } from './compress.mjs';
import { prerenderPages } from './prerender.mjs';
import { buildServer } from './server.mjs';

const dist = new URL('../dist/', import.meta.url);

await rm(dist, { recursive: true, force: true });
const manifest = await buildClient(dist);
const assets = await collectAssets(dist, manifest, await buildBoot());
await buildServer(dist, assets);
const pages = await prerenderPages(dist);
await compressAssets(dist);
console.log(`built ${pages} pages`);
