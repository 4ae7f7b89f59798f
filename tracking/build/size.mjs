// Prints what the library weighs, each figure beside its budget, and fails above one. Nothing has to be built before.
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

const source = (path) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));
const brotliBytes = (text) => brotliCompressSync(text).length;

/** Bundles a few lines of code as an application's bundler would; gives back the first chunk and all of them. */
async function chunksOf(code) {
  const id = source('measured.ts');
  const result = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@crema/source'] },
    plugins: [
      {
        name: 'measured',
        enforce: 'pre',
        resolveId: (file) => (file === id ? id : undefined),
        load: (file) => (file === id ? code : undefined),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: id, formats: ['es'] },
      rolldownOptions: {
        // In an application the library is no entry: what its later parts share with the core stays in the core's chunk.
        preserveEntrySignatures: 'allow-extension',
        output: { minify: true },
      },
    },
  });
  const chunks = [result].flat().flatMap(({ output }) => output.filter(({ type }) => type === 'chunk'));
  return { entry: chunks.find(({ isEntry }) => isEntry), chunks };
}

/** Bytes of a chunk and of everything that it imports before it runs. */
function staticBytes(chunk, chunks, seen = new Set()) {
  if (!chunk || seen.has(chunk)) return 0;
  seen.add(chunk);
  const imported = chunk.imports.map((name) => chunks.find(({ fileName }) => fileName === name));
  return imported.reduce((sum, each) => sum + staticBytes(each, chunks, seen), brotliBytes(chunk.code));
}

// What a page would write that knows nothing of fields, names or consent.
const floor = await chunksOf(`
  export function install() {
    addEventListener('message', ({ data, origin }) => {
      if (origin !== location.origin) return;
      try {
        const { event_name: event, data: fields } = JSON.parse(data);
        if (event) (window.dataLayer ??= []).push({ event, ...fields });
      } catch {}
    });
  }`);
const library = await chunksOf(`export { install } from '${source('index.ts')}';`);
const layers = await chunksOf(
  `export { install } from '${source('index.ts')}'; export { ga4 } from '${source('ga4/index.ts')}';`,
);
const whole = library.chunks.reduce((sum, { code }) => sum + brotliBytes(code), 0);

/**
 * Name, bytes, budget, and what it weighs at most as long as it is above its budget: it may only become less. Why it is
 * above is told in docs/decisions/0015.
 */
const rows = [
  ['raw floor: messages into the data layer as they come', staticBytes(floor.entry, floor.chunks)],
  ['what a page loads at once', staticBytes(library.entry, library.chunks)],
  ['all messages to both formats of the data layer', staticBytes(layers.entry, layers.chunks), 6144, 9330],
  ['whole: with all that is fetched later', whole, 12288, 18480],
];

const kB = (bytes) => `${(bytes / 1024).toFixed(2)} kB`.padStart(10);
let over = 0;
console.log('tracking, brotli bytes'.padEnd(56), 'size'.padStart(10), 'budget'.padStart(10));
for (const [name, bytes, budget = Infinity, ceiling = budget] of rows) {
  if (bytes > Math.max(budget, ceiling)) over += 1;
  const above = bytes > budget ? `${kB(bytes - budget).trim()} above it, ${kB(ceiling).trim()} allowed` : '';
  console.log(name.padEnd(56), kB(bytes), budget === Infinity ? '' : kB(budget), above);
}
if (over > 0) process.exit(1);
