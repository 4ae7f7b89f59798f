/**
 * Makes `dist/` of the package and the reference in it, beside the declarations of `tsc -b`: `node tracking/build/package.mjs`.
 */
import { globSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { makeFiles } from './make-files.mjs';
import { writeReference } from './reference/write.mjs';

const dist = new URL('../dist/', import.meta.url);
for (const file of globSync('**/*.js', { cwd: dist })) rmSync(new URL(file, dist));
const files = await makeFiles(fileURLToPath(dist));
const parts = await writeReference();
console.log(`@crema/tracking: ${files.length} files, ${parts.size} parts of the reference`);
