/**
 * Makes `dist/` of the package, the reference and the JSON Schemas in it, beside the declarations of `tsc -b`: `node tracking/build/package.mjs`.
 */
import { globSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { makeFiles } from './make-files.mjs';
import { makeScript } from './make-script.mjs';
import { writeReference } from './reference/write.mjs';
import { writeSchemas } from './schema/write.mjs';
import { writeContainer } from './tag-manager/write.mjs';

const dist = new URL('../dist/', import.meta.url);
for (const file of globSync('**/*.js', { cwd: dist })) rmSync(new URL(file, dist));
const files = await makeFiles(fileURLToPath(dist));
await makeScript(fileURLToPath(new URL('script/', dist)));
const pages = writeReference();
writeSchemas();
writeContainer();
console.log(`@crema/tracking: ${files.length} files, ${pages} pages of the reference`);
