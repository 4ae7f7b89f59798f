/**
 * Writes all forms as Markdown, and prints where it is. It runs with the condition `@crema/source`.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadBrand } from './brand/load-brand.ts';
import { routes } from '../src/routes/routes.ts';
import { flowsMarkdown } from './flows/flows-markdown.ts';

// Not beside the built app, because every build replaces that folder.
const folder = fileURLToPath(new URL('../../../flows/dist/', import.meta.url));
const { brand } = await loadBrand();
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [name, markdown] of flowsMarkdown(brand, routes)) writeFileSync(`${folder}${name}`, markdown);
console.log(`${folder}README.md`);
