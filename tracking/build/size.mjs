// Prints what the library weighs, each figure beside its budget, and fails above one. Nothing has to be built before.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { installPackage } from './install-package.mjs';

/** A shop in which the package is installed as it is published. */
const shop = mkdtempSync(join(tmpdir(), 'crema-tracking-'));

/** A script as it is sent. Names of others in it have a hash, which weighs more or less by chance: here all have the same. */
const weighed = (contents) =>
  brotliCompressSync(
    Buffer.from(contents)
      .toString()
      .replaceAll(/(?<=-)[0-9A-Z]{8}(?=\.js")/g, 'A1B2C3D4'),
  );

/** @typedef {{ name: string, bytes: number, imports: string[] }} Script `imports`: what it needs before it runs */

/** The scripts of a page, the page's own first. @param {string} name @param {string} code @returns {Promise<Script[]>} */
async function scriptsOf(name, code) {
  const entry = join(shop, `${name}.js`);
  writeFileSync(entry, code);
  const { outputFiles, metafile } = await build({
    entryPoints: [entry],
    absWorkingDir: shop,
    outdir: join(shop, 'out'),
    write: false,
    metafile: true,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
  });
  return Object.entries(metafile.outputs)
    .map(([path, { imports }]) => ({
      name: path,
      bytes: weighed(outputFiles.find((file) => file.path === join(shop, path))?.contents ?? []).length,
      imports: imports
        .filter(({ kind }) => kind === 'import-statement')
        .map(({ path: imported }) => imported),
    }))
    .toSorted((a, b) => Number(b.name.endsWith(`/${name}.js`)) - Number(a.name.endsWith(`/${name}.js`)));
}

const sum = (scripts) => scripts.reduce((bytes, script) => bytes + script.bytes, 0);

/** What a page loads at once: its own script, and all that it imports before it runs. @param {Script[]} scripts */
function atOnce([page, ...others]) {
  const needed = new Set([page]);
  for (const script of needed) {
    for (const other of others) if (script.imports.includes(other.name)) needed.add(other);
  }
  return sum([...needed]);
}

const isInspector = ({ name }) => name.includes('inspector');

try {
  await installPackage(shop);
  // What a page would write that knows nothing of fields, names or consent.
  const floor = await scriptsOf(
    'floor',
    `addEventListener('message', ({ data, origin }) => {
      if (origin !== location.origin) return;
      try {
        const { event_name: event, data: fields } = JSON.parse(data);
        if (event) (window.dataLayer ??= []).push({ event, ...fields });
      } catch {}
    });`,
  );
  const page = await scriptsOf('page', `import { install } from '@crema/tracking'; install();`);
  const layers = await scriptsOf(
    'layers',
    `import { install } from '@crema/tracking'; import { ga4 } from '@crema/tracking/ga4'; install({ ga4 });`,
  );

  /**
   * Name, bytes, budget, and what it weighs at most as long as it is above its budget: it may only become less. Why it is
   * above is told in docs/decisions/0027.
   */
  const rows = [
    ['raw floor: messages into the data layer as they come', atOnce(floor)],
    ['what a page loads at once', atOnce(page), 5000, 7570],
    ['all messages to both formats of the data layer', atOnce(layers), 6500, 10_870],
    [
      'whole: with all that is fetched later',
      sum(page.filter((script) => !isInspector(script))),
      13_000,
      20_580,
    ],
    ['the inspector, for whoever opens it', sum(page.filter(isInspector)), 5500],
  ];
  const bytesOf = (bytes) => `${bytes} B`.padStart(10);
  let over = 0;
  console.log(
    'tracking, brotli, as an app of esbuild has it'.padEnd(56),
    'size'.padStart(10),
    'budget'.padStart(10),
  );
  for (const [name, bytes, budget = Infinity, ceiling = budget] of rows) {
    if (bytes > Math.max(budget, ceiling)) over += 1;
    const above = bytes > budget ? `${bytes - budget} B above it, ${ceiling} B allowed` : '';
    console.log(name.padEnd(56), bytesOf(bytes), budget === Infinity ? '' : bytesOf(budget), above);
  }
  if (over > 0) process.exitCode = 1;
} finally {
  rmSync(shop, { recursive: true, force: true });
}
