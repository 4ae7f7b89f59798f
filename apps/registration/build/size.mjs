// Prints what the pages weigh, each figure beside its budget, and fails above one. `pnpm size` builds first.
import { readFile } from 'node:fs/promises';
import { bundledBytes, gzipBytes } from './measure.mjs';

const dist = new URL('../dist/', import.meta.url);
const { scripts, boot, css } = JSON.parse(await readFile(new URL('assets.json', dist), 'utf8'));
const react = [/^react(-dom)?($|\/)/];

/** Gzip bytes of the scripts that source files need, each script once. */
async function bytesOf(sources, without = []) {
  const files = new Set(sources.flatMap((source) => scripts[source] ?? []));
  for (const file of without.flatMap((source) => scripts[source] ?? [])) files.delete(file);
  let bytes = 0;
  for (const file of files) bytes += gzipBytes(await readFile(new URL(`client${file}`, dist)));
  return bytes;
}

const floor = await bundledBytes(
  "import { createElement } from 'react'; import { hydrateRoot } from 'react-dom/client'; hydrateRoot(document.body, createElement('p'));",
);
const page = ['src/entry-client.tsx', 'src/screens/signup-screen.tsx', 'src/packs/de.ts'];
// Fetched when the page is idle: the screen that follows, and tracking.
const idle = ['src/screens/address-input-screen.tsx'];
const tracking = ['src/tracking/wiring.ts'];
const loaded = [...page, ...idle];

const pageBytes = (await bytesOf(loaded)) + gzipBytes(boot);
const trackingBytes = await bytesOf(tracking, loaded);

const rows = [
  ['react + react-dom alone (the floor)', floor],
  ['/signup, all scripts but tracking', pageBytes],
  ['/signup, tracking', trackingBytes, 8192],
  ['/signup, all scripts', pageBytes + trackingBytes, floor * 1.5],
  ['  of it: one locale, one site', await bytesOf(['src/packs/de.ts'], ['src/entry-client.tsx']), 6144],
  ['  of it: boot script, inline', gzipBytes(boot), 1024],
  [
    'form engine',
    await bundledBytes("export * from '../../../flows/form/src/engine/index.ts';", react),
    3072,
  ],
  [
    'rules and plan of one site, with the schema library',
    await bundledBytes(
      "export { planFor, schemaFor, judge, contextOf } from '@crema/flow-domain'; export { de } from '@crema/flow-domain/sites/de';",
    ),
    6144,
  ],
  ['style sheet, inline', gzipBytes(css), 10240],
];

const kB = (bytes) => `${(bytes / 1024).toFixed(2)} kB`.padStart(10);
let over = 0;
console.log('gzip bytes'.padEnd(56), 'size'.padStart(10), 'budget'.padStart(10));
for (const [name, bytes, budget] of rows) {
  const tooMuch = budget !== undefined && bytes > budget;
  if (tooMuch) over += 1;
  console.log(name.padEnd(56), kB(bytes), budget === undefined ? '' : kB(budget), tooMuch ? 'OVER' : '');
}
console.log(
  `/signup is ${((pageBytes + trackingBytes) / floor).toFixed(2)} times the floor; the budget is 1.50.`,
);
if (over > 0) process.exit(1);
