// Prints what the pages weigh, each figure beside its budget, and fails above one. `pnpm size` builds first.
import { readFile, readdir } from 'node:fs/promises';
import { flowMessages } from '../../../flows/domain/src/messages/flow-messages.ts';
import { bundledBytes, gzipBytes } from './measure.mjs';

const dist = new URL('../dist/', import.meta.url);
const { scripts, boot, css } = JSON.parse(await readFile(new URL('assets.json', dist), 'utf8'));
const messageFiles = await readdir(new URL('../../../flows/domain/src/messages/', import.meta.url));
const locales = messageFiles.filter((file) => file.endsWith('.json')).map((file) => file.slice(0, -5));
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
const page = ['src/entry-client.tsx', 'src/screens/signup-screen.tsx', 'virtual:crema-packs/de'];
// Fetched when the page is idle: the screen that follows, and tracking.
const idle = ['src/screens/address-input-screen.tsx'];
const tracking = ['src/tracking/wiring.ts'];
const loaded = [...page, ...idle];

// Fetched when the page is idle, or consent has come.
const later = ['../../tracking/src/ga4/create-ga4.ts', '../../tracking/src/extension/browser-extension.ts'];

const pageBytes = (await bytesOf(loaded)) + gzipBytes(boot);
const trackingBytes = await bytesOf(tracking, loaded);

const domain = '../../../flows/domain/src';

/**
 * Gzip bytes of a plan and its rules, with what judges by them and one site. The table of countries is counted by itself,
 * and what a request is made of belongs to the contract.
 */
const knowledgeOf = (plan, rules) =>
  bundledBytes(
    `export * from '${domain}/plan/${plan}.ts'; export * from '${domain}/plan/${rules}.ts';
     export { judge, contextOf } from '@crema/flow-domain'; export { de } from '@crema/flow-domain/sites/de';`,
    [/countries\/countries/],
  );

const provinces = `export * from '${domain}/countries/turkey/provinces.ts';`;

/** The locale with the longest texts of each flow. */
async function messageRows() {
  const perFlow = Object.keys(flowMessages).filter((flow) => flow !== 'frame');
  return await Promise.all(
    perFlow.map(async (flow) => {
      const sizes = await Promise.all(
        locales.map((locale) =>
          bundledBytes(`export { default } from 'virtual:crema-messages/${locale}/${flow}';`),
        ),
      );
      return [`one locale of ${flow}, the longest of ${locales.length}`, Math.max(...sizes), 6144];
    }),
  );
}

const rows = [
  ['react + react-dom alone (the floor)', floor],
  ['/signup, all scripts but tracking', pageBytes],
  ['/signup, tracking', trackingBytes, 8192],
  ['  what of it comes when the page is idle', await bytesOf(later, [...loaded, ...tracking])],
  ['/signup, all scripts', pageBytes + trackingBytes, floor * 1.5],
  [
    '  of it: one locale, one site',
    await bytesOf(['virtual:crema-packs/de'], ['src/entry-client.tsx']),
    6144,
  ],
  ['  of it: boot script, inline', gzipBytes(boot), 1024],
  [
    'form engine',
    await bundledBytes("export * from '../../../flows/form/src/engine/index.ts';", react),
    3072,
  ],
  ['rules and plan of the sign-up, one site', await knowledgeOf('standalone', 'person-rules'), 6144],
  ['rules and plan of the heaviest flow, one site', await knowledgeOf('loyalty-card', 'all-rules'), 6144],
  ['rules, plans, requests of all flows (on no page)', await knowledgeOf('plan-for', 'all-rules')],
  ['33 address countries', await bundledBytes(`export * from '${domain}/countries/countries.ts';`), 2048],
  ['provinces and districts of Turkey, loaded on use', await bundledBytes(provinces), 7168],
  ...(await messageRows()),
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
