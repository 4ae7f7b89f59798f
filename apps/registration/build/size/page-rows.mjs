import { trackingCore } from './tracking-core.mjs';
import { readFile, stat } from 'node:fs/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import { gzipBytes } from '@crema/page-shell/build/measure';
import { shownPage } from '../shown-page.mjs';
import { everyPage, pageBudgets, partsBudget, trackingCeiling } from './budgets.mjs';

const dist = new URL('../../dist/', import.meta.url);

/** As the server compresses a page for one answer, see services/src/server/http/send-content.ts. */
const answerBytes = (html) =>
  brotliCompressSync(html, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 6,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    },
  }).length;

/** Gzip bytes of scripts, each once. */
async function bytesOf(files) {
  const sizes = [...new Set(files)].map(async (file) =>
    gzipBytes(await readFile(new URL(`client${file}`, dist))),
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

const heaviest = (weighed) => weighed.toSorted((a, b) => b.bytes - a.bytes)[0];

// As long as a customer's are.
const tokens = { csrfToken: 'x'.repeat(66), idempotencyKey: 'x'.repeat(36) };

/** A site's page as it is served, and its bytes: of a page rendered beforehand, else of what the server makes of it. */
async function pageOf(site, path, file) {
  if (file) {
    const { size } = await stat(new URL(`pages/${file}.br`, dist));
    return { html: await readFile(new URL(`pages/${file}`, dist), 'utf8'), bytes: size };
  }
  const { render } = await import(new URL('server/index.js', dist).href);
  const page = await shownPage(render, path, { site, pageList: false, tokens });
  return page && { html: page.html, bytes: answerBytes(page.html) };
}

/** Rows of one route's page, on the site where it is heaviest. */
async function rowsOf({ id, source, pathGroups, parts }, assets, index, floor) {
  const budget = pageBudgets[id];
  if (!budget) return [[`${id}: no budget, see build/size/budgets.mjs`, Infinity, 0]];
  const { scripts, boot, fonts, styles } = assets;
  const texts = Object.keys(scripts).filter((name) => name.startsWith('virtual:crema-packs/'));
  const common = ['src/entry-client.tsx', source].flatMap((each) => scripts[each] ?? []);
  const [[path]] = pathGroups;
  const packOf = async (html) => {
    const named = /data-scripts="(?<list>[^"]*)"/.exec(html)?.groups.list.split(' ') ?? [];
    return texts.find((name) => named.includes(scripts[name][0]));
  };
  const sites = await Promise.all(
    Object.entries(index).map(async ([site, pages]) => {
      const page = await pageOf(site, path, pages[path]?.file);
      if (page === undefined) return [];
      const pack = scripts[await packOf(page.html)] ?? [];
      const bytes = (await bytesOf([...common, ...pack, fonts])) + gzipBytes(boot);
      return [{ site, bytes, html: page.bytes, loaded: [...common, ...pack] }];
    }),
  );
  const byScripts = heaviest(sites.flat());
  const byHtml = heaviest(sites.flat().map(({ site, html }) => ({ site, bytes: html })));
  const tracking = [...(scripts['src/tracking/wiring.ts'] ?? []), trackingCore(scripts)].filter(
    (file) => !byScripts.loaded.includes(file),
  );
  const times = (byScripts.bytes / floor).toFixed(3);
  const ofParts = parts.flatMap((each) => scripts[each] ?? []).filter((file) => !common.includes(file));
  const whole = byScripts.bytes + (await bytesOf(ofParts));
  return [
    ...(ofParts.length > 0
      ? [
          [
            `${id}, with the parts it fetches: ${(whole / floor).toFixed(3)} × the floor`,
            whole,
            partsBudget(floor),
          ],
        ]
      : []),
    [
      `${id} (${byScripts.site}), scripts: ${times} × the floor`,
      byScripts.bytes,
      floor * budget.scripts + (budget.own ?? 0),
    ],
    [`${id}, tracking of a page view`, await bytesOf(tracking), everyPage.tracking, trackingCeiling],
    [`${id}, inline style`, gzipBytes(styles[id] ?? ''), everyPage.style],
    [`${id} (${byHtml.site}), first response, brotli`, byHtml.bytes, budget.html * 1024],
  ];
}

/** Every route's page beside its budgets. */
export async function pageRows(floor) {
  const { pages } = await import(new URL('server/index.js', dist).href);
  const [assets, index] = await Promise.all(
    ['assets.json', 'pages/index.json'].map(async (file) =>
      JSON.parse(await readFile(new URL(file, dist), 'utf8')),
    ),
  );
  const rows = await Promise.all(pages.map((page) => rowsOf(page, assets, index, floor)));
  const known = new Set(pages.map(({ id }) => id));
  const left = Object.keys(pageBudgets).filter((id) => !known.has(id));
  return [...rows.flat(), ...left.map((id) => [`${id}: a budget without a route`, Infinity, 0])];
}
