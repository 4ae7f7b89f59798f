/**
 * `npm run forms --prefix apps/registration`: writes all forms as Markdown, and prints the path of the first page. It runs with the
 * condition `@crema/source`.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { formSheets } from '@crema/form-sheets';
import { routes } from '../src/routes/routes.ts';
import { loadBrand } from './brand/load-brand.ts';
import { formShop } from './form-shop.ts';

// Not beside the built app, because every build replaces that folder.
const folder = fileURLToPath(new URL('../../../flows/dist/', import.meta.url));
const { brand } = await loadBrand();
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [name, markdown] of formSheets(formShop(brand, routes)))
  writeFileSync(`${folder}${name}`, markdown);
console.log(`${folder}README.md`);
