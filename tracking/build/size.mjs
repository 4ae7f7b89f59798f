// Prints the size of the library with its budgets. Fails above a budget. Needs no build.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { installPackage } from './make-files.mjs';
import { makeScript } from './make-script.mjs';

/** A folder with the package as it is published. */
const shop = mkdtempSync(join(tmpdir(), 'crema-tracking-'));

/** Compresses a script. Replaces hashes in names of other scripts, because their size is random. */
const weighed = (contents) =>
  brotliCompressSync(
    Buffer.from(contents)
      .toString()
      .replaceAll(/(?<=-)[0-9A-Z]{8}(?=\.js")/g, 'A1B2C3D4'),
  );

/** @typedef {{ name: string, bytes: number, imports: string[] }} Script `imports`: scripts that must run before it */

/** Bundles a page and returns its scripts, the page's own first. @param {string} name @param {string} code @returns {Promise<Script[]>} */
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

/** Returns scripts with everything that they import statically. @param {Script[]} all @param {readonly Script[]} first */
function needed(all, first) {
  const found = new Set(first);
  for (const script of found) {
    for (const other of all) if (script.imports.includes(other.name)) found.add(other);
  }
  return [...found];
}

/** Returns the scripts that a page loads at once, and those of these parts. @param {Script[]} all @param {string[]} parts */
const loaded = (all, ...parts) => {
  const [page] = all;
  const asked = parts.map((part) => {
    const found = all.find(({ name }) => name.includes(`/${part}-`));
    if (!found) throw new Error(`There is no part ${part}.`);
    return found;
  });
  return needed(all, [page, ...asked]);
};

const isInspector = ({ name }) => name.includes('inspector');

try {
  await installPackage(shop);
  const script = join(shop, 'script');
  await makeScript(script);
  const snippet = {
    name: 'snippet',
    bytes: weighed(readFileSync(join(script, 'start.js'))).length,
    imports: [],
  };
  // A page's own code without fields, names or consent.
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
  const sends = [
    'CustomEvent',
    'EcommerceEvent',
    'InitialPageData',
    'ItemList',
    'Lead',
    'ProductSource',
    'Reset',
  ];
  const names = sends.map((name) => `send${name}`).join();
  const sending = await scriptsOf(
    'sending',
    `import { install, ${names} } from '@crema/tracking'; install(); window.tell = [${names}];`,
  );

  /**
   * @type {[name: string, scripts: Script[], budget?: number, ceiling?: number][]}
   * Name, scripts, budget, and a ceiling for sizes above the budget. Ceilings may only go down. For the reasons see
   * docs/decisions/0027.
   */
  const rows = [
    ['raw floor: messages into the data layer as they come', loaded(floor)],
    ['start: listens, keeps, fetches the rest', loaded(page), 700, 1050],
    ['the same as a script or snippet of its own', [snippet], 700, 975],
    ['at once: the start and the functions that send', loaded(sending), 1500],
    ['a page view in the classic format', loaded(sending, 'whole')],
    ['a page view in both formats', loaded(sending, 'whole', 'ga4'), 11_000, 13_910],
    ['the same with the tag manager’s script', loaded(sending, 'whole', 'ga4', 'tag-manager')],
    [
      'the same with customer data or any other channel',
      loaded(sending, 'whole', 'ga4', 'tag-manager', 'late'),
    ],
    ['whole: all but the inspector', page.filter((script) => !isInspector(script)), 21_000, 23_780],
    ['the inspector, fetched when it is opened', page.filter(isInspector), 5500],
  ];
  const bytesOf = (bytes) => `${bytes} B`.padStart(10);
  let over = 0;
  console.log(
    'tracking, brotli, as an app of esbuild has it'.padEnd(56),
    'requests'.padStart(3),
    'size'.padStart(5),
    'budget'.padStart(10),
  );
  for (const [name, scripts, budget = Infinity, ceiling = budget] of rows) {
    const bytes = sum(scripts);
    if (bytes > Math.max(budget, ceiling)) over += 1;
    const above = bytes > budget ? `${bytes - budget} B above it, ${ceiling} B allowed` : '';
    const requests = `${scripts.length}`.padStart(3);
    console.log(name.padEnd(56), requests, bytesOf(bytes), budget === Infinity ? '' : bytesOf(budget), above);
  }
  if (over > 0) process.exitCode = 1;
} finally {
  rmSync(shop, { recursive: true, force: true });
}
