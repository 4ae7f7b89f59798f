/**
 * Writes the page of all forms, and prints where it is. It runs with the condition `@crema/source`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadBrand } from './brand/load-brand.ts';
import { routes } from '../src/routes/routes.ts';
import { renderFlowsPage } from './flows-page/render.ts';

// Not beside the built app, which every build writes anew.
const folder = fileURLToPath(new URL('../../../flows/dist/', import.meta.url));
const { brand } = await loadBrand();
mkdirSync(folder, { recursive: true });
writeFileSync(`${folder}index.html`, renderFlowsPage(brand, routes));
console.log(`${folder}index.html`);
