/**
 * Makes `dist/` of the package, except the declarations, which `tsc -b` makes: `node tracking/build/package.mjs`. Writes the scripts,
 * the reference, the JSON Schemas and the tag manager's container.
 */
import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { makeFiles } from './make-files.mjs';
import { makeScript } from './make-script.mjs';
import { referencePages } from './reference/pages.mjs';
import { messageSchema } from './schema/message-schema.mjs';
import { recordSchema } from './schema/record-schema.mjs';
import { tagManagerContainer } from './tag-manager/container.mjs';

const dist = new URL('../dist/', import.meta.url);

/** @param {string} path in `dist/` @param {string} text */
function write(path, text) {
  const file = new URL(path, dist);
  mkdirSync(new URL('.', file), { recursive: true });
  writeFileSync(file, text);
}

/** @param {string} path in `dist/` @param {object} value */
const writeJson = (path, value) => write(path, `${JSON.stringify(value, undefined, 2)}\n`);

for (const file of globSync('**/*.js', { cwd: dist })) rmSync(new URL(file, dist));
const files = await makeFiles(fileURLToPath(dist));
await makeScript(fileURLToPath(new URL('script/', dist)));
const pages = referencePages();
rmSync(new URL('reference/', dist), { recursive: true, force: true });
for (const [path, markdown] of pages) write(`reference/${path}`, markdown);
writeJson('schema/messages.json', messageSchema());
writeJson('schema/records.json', recordSchema());
writeJson('tag-manager/container.json', tagManagerContainer());
console.log(`@crema/tracking: ${files.length} files, ${pages.size} pages of the reference`);
