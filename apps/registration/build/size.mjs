// Prints what the pages weigh, each figure beside its budget, and fails above one. `pnpm size` builds first.
import { readFile } from 'node:fs/promises';
import { flowMessages, localesOfFiles, siteFor } from '../../../flows/domain/build/for-apps.ts';
import { bundledBytes as bundledBytesIn, floorBytes, gzipBytes } from '@crema/page-shell/build/measure';
import { foreignRows, pageRows, printRows } from '@crema/page-shell/build/size';
import { everyPageModules } from './page-modules.mjs';
import { shownPage } from './shown-page.mjs';
import { budgets, tracking } from './size/budgets.mjs';
import { trackingCore } from './size/tracking-core.mjs';

const dist = new URL('../dist/', import.meta.url);
const app = new URL('../', import.meta.url);

/** Bundles a few lines of code as the app is bundled, and returns the gzip bytes of all scripts together. */
const bundledBytes = (code, external) => bundledBytesIn(app, code, external);

const assets = JSON.parse(await readFile(new URL('assets.json', dist), 'utf8'));
const { boot, framed } = assets;
const locales = localesOfFiles();
const react = [/^react(-dom)?($|\/)/];

const floor = await floorBytes();

const domain = '../../../flows/domain/src';

/**
 * Gzip bytes of a plan and its rules, with `judge` and one site, which is written out as in a page's pack. The table of
 * countries has a row of its own, and the code that makes a request belongs to the contract.
 */
const knowledgeOf = (plan, file, rules) =>
  bundledBytes(
    `export { ${plan} } from '${domain}/flows/${file}.ts'; export * from '${domain}/fields/${rules}.ts';
     export { judge, contextOf } from '@crema/flow-domain'; export const site = ${JSON.stringify(siteFor('DE'))};`,
    [/countries\/countries/],
  );

const flow = "export { standaloneFlow, judge, withParams } from '@crema/flow-domain';";
const outside = [...react, /^@crema\/(design-system|flow-form)/, /turkey\/provinces/];

/**
 * Gzip bytes that the address form adds to a page with a form: its fields, its rules, the countries and the texts of one locale.
 * The design system, the engine and the rules of names are there; the districts of Turkey come when they are asked for.
 */
const addressForm = async () => {
  const [withForm, withoutForm, withTexts, withoutTexts] = await Promise.all([
    bundledBytes(`${flow} export { InvoiceAddressForm } from '@crema/flow-address';`, outside),
    bundledBytes(flow, outside),
    longestTexts('checkout-with-address'),
    longestTexts('checkout'),
  ]);
  return withForm - withoutForm + withTexts - withoutTexts;
};

const provinces = `export * from '${domain}/countries/turkey/provinces.ts';`;

/** Gzip bytes of a flow's texts in the locale with the longest. */
async function longestTexts(flow) {
  const sizes = locales.map((locale) =>
    bundledBytes(`export { default } from 'virtual:crema-messages/${locale}/${flow}';`),
  );
  return Math.max(...(await Promise.all(sizes)));
}

/** The locale with the longest texts of each flow. */
async function messageRows() {
  const perFlow = Object.keys(flowMessages).filter((flow) => flow !== 'frame');
  return await Promise.all(
    perFlow.map(async (flow) => [
      `one locale of ${flow}, the longest of ${locales.length}`,
      await longestTexts(flow),
      6144,
    ]),
  );
}

const pages = {
  dist,
  shownPage,
  packs: 'virtual:crema-packs/',
  tokens: { csrfToken: 'x'.repeat(66), idempotencyKey: 'x'.repeat(36) },
  budgets,
  beside: {
    ...tracking,
    title: 'tracking of a page view',
    scriptsOf: (scripts) => [...(scripts['src/tracking/wiring.ts'] ?? []), trackingCore(scripts)],
  },
};

/** Gzip bytes of the scripts that a page fetches after its view was reported. Their budget is that of the whole library. */
async function laterTracking() {
  const { scripts } = assets;
  const early = new Set(scripts['src/tracking/wiring.ts']);
  const later = scripts['../../tracking/src/install/late.ts'].filter(
    (file) => !early.has(file) && file !== trackingCore(scripts),
  );
  const sizes = later.map(async (file) => gzipBytes(await readFile(new URL(`client${file}`, dist))));
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

const rows = [
  ['react + react-dom alone (the floor)', floor],
  ...(await pageRows(pages, floor)),
  ...(await foreignRows(dist, everyPageModules)),
  ['rest of tracking, for customer data and the internal tracker', await laterTracking()],
  ['boot script, inline on every page', gzipBytes(boot), 1024],
  [
    'form engine',
    await bundledBytes("export * from '../../../flows/form/src/engine/index.ts';", react),
    3072,
  ],
  [
    'rules and plan of the sign-up, one site',
    await knowledgeOf('standalonePlan', 'standalone', 'person-rules'),
    6144,
  ],
  [
    'rules and plan of the heaviest flow, one site',
    await knowledgeOf('loyaltyCardPlan', 'loyalty-card', 'all-rules'),
    6144,
  ],
  ['rules, plans, requests of all flows (on no page)', await knowledgeOf('planFor', 'index', 'all-rules')],
  [
    'suggestion of an e-mail address, fetched when one is left',
    await bundledBytes(
      "export { offerEmail } from '../../../flows/form/src/fields/email-offer.tsx';",
      outside,
    ),
    1536,
  ],
  [
    'what a customer has after a registration, fetched if there is something',
    await bundledBytes("export { Results } from './screens/results.tsx';", [
      ...react,
      /page-context|design-system\/src\/(stack|text)\//,
    ]),
    1024,
  ],
  ['embed.js, for pages of other sites', gzipBytes(await readFile(new URL('client/embed.js', dist))), 1536],
  ['script of embedded pages alone', gzipBytes(await readFile(new URL(`client${framed}`, dist))), 1536],
  [
    'what a page knows of its build, fetched when it is idle',
    await bundledBytes("export { startBuilds } from '@crema/page-shell/start-builds';"),
    1536,
  ],
  [
    'consent banner, for brands that ask: fetched when a page is idle',
    await bundledBytes(
      "export { startAsking } from '@crema/consent-banner/asking'; export { openAppBanner } from './consent/open-banner.ts';",
      [...react, /packs\/index/, /texts-of/, /design-system\/src\/(heading|link|text)\//],
    ),
    6144,
  ],
  ['33 address countries', await bundledBytes(`export * from '${domain}/countries/countries.ts';`), 2048],
  ['address form with its rules, countries and one locale', await addressForm(), 12 * 1024],
  ['provinces and districts of Turkey, loaded on use', await bundledBytes(provinces), 7168],
  ...(await messageRows()),
];

if (printRows(rows) > 0) process.exit(1);
