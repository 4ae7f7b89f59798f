import { readFile, stat } from 'node:fs/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import { gzipBytes } from '../measure.mjs';

/**
 * @typedef {object} WeighedApp what the report has to know of a built app
 * @property {URL} dist its build
 * @property {import('../build-app.mjs').AppBuild['shownPage']} shownPage
 * @property {string} packs beginning of the sources of the scripts of which a page has one, such as its texts
 * @property {object} tokens fields of a customer's page, as long as a customer's are
 * @property {Beside} beside
 * @property {Budgets} budgets
 */

/**
 * @typedef {object} Beside scripts that a page fetches beside its own
 * @property {string} title
 * @property {(scripts: Record<string, readonly string[]>) => readonly string[]} scriptsOf finds them among the scripts of all sources
 * @property {number} budget in bytes gzip
 * @property {number} ceiling the most that they may weigh while they are above their budget
 */

/**
 * @typedef {object} Budgets
 * @property {Record<string, { scripts: number, own?: number, html: number }>} pages by the ids of routes: scripts as a multiple of
 *   React alone and `own` bytes beyond that, the first response in kB brotli
 * @property {number} style of every page, in bytes gzip
 * @property {(floor: number) => number} parts of a page with the parts that it fetches
 */

/** As the server compresses a page for one answer, see services/src/server/http/send-content.ts. */
const answerBytes = (html) =>
  brotliCompressSync(html, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 6,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    },
  }).length;

/** Returns the gzip bytes of scripts, each once. */
async function bytesOf(files, dist) {
  const sizes = [...new Set(files)].map(async (file) =>
    gzipBytes(await readFile(new URL(`client${file}`, dist))),
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

const heaviest = (weighed) => weighed.toSorted((a, b) => b.bytes - a.bytes)[0];

/** Returns a site's page as it is served, and its bytes: of a page rendered beforehand, else of what the server makes of it. */
async function pageOf({ dist, shownPage, tokens }, site, path, file) {
  if (file) {
    const { size } = await stat(new URL(`pages/${file}.br`, dist));
    return { html: await readFile(new URL(`pages/${file}`, dist), 'utf8'), bytes: size };
  }
  const { render } = await import(new URL('server/index.js', dist).href);
  const page = await shownPage(render, path, { site, pageList: false, tokens });
  return page && { html: page.html, bytes: answerBytes(page.html) };
}

/** Returns the rows of one route's page, on the site where it is heaviest. */
async function rowsOf(app, { id, source, pathGroups, parts }, { assets, index, floor }) {
  const { budgets, beside } = app;
  const budget = budgets.pages[id];
  if (!budget) return [[`${id}: no budget`, Infinity, 0]];
  const { scripts, boot, fonts, styles } = assets;
  const texts = Object.keys(scripts).filter((name) => name.startsWith(app.packs));
  const common = ['src/entry-client.tsx', source].flatMap((each) => scripts[each] ?? []);
  const [[path]] = pathGroups;
  const packOf = async (html) => {
    const named = /data-scripts="(?<list>[^"]*)"/.exec(html)?.groups.list.split(' ') ?? [];
    return texts.find((name) => named.includes(scripts[name][0]));
  };
  const sites = await Promise.all(
    Object.entries(index).map(async ([site, pages]) => {
      const page = await pageOf(app, site, path, pages[path]?.file);
      if (page === undefined) return [];
      const pack = scripts[await packOf(page.html)] ?? [];
      const bytes = (await bytesOf([...common, ...pack, fonts], app.dist)) + gzipBytes(boot);
      return [{ site, bytes, html: page.bytes, loaded: [...common, ...pack] }];
    }),
  );
  const byScripts = heaviest(sites.flat());
  const byHtml = heaviest(sites.flat().map(({ site, html }) => ({ site, bytes: html })));
  const fetched = beside.scriptsOf(scripts).filter((file) => !byScripts.loaded.includes(file));
  const times = (byScripts.bytes / floor).toFixed(3);
  const ofParts = parts.flatMap((each) => scripts[each] ?? []).filter((file) => !common.includes(file));
  const whole = byScripts.bytes + (await bytesOf(ofParts, app.dist));
  return [
    ...(ofParts.length > 0
      ? [
          [
            `${id}, with the parts it fetches: ${(whole / floor).toFixed(3)} × the floor`,
            whole,
            budgets.parts(floor),
          ],
        ]
      : []),
    [
      `${id} (${byScripts.site}), scripts: ${times} × the floor`,
      byScripts.bytes,
      floor * budget.scripts + (budget.own ?? 0),
    ],
    [`${id}, ${beside.title}`, await bytesOf(fetched, app.dist), beside.budget, beside.ceiling],
    [`${id}, inline style`, gzipBytes(styles[id] ?? ''), budgets.style],
    [`${id} (${byHtml.site}), first response, brotli`, byHtml.bytes, budget.html * 1024],
  ];
}

/**
 * Returns a row for every figure of each route's page: name, bytes, budget and, where it differs, the highest bytes allowed.
 * @param {WeighedApp} app
 * @param {number} floor bytes of React alone
 */
export async function pageRows(app, floor) {
  const { dist, budgets } = app;
  const { pages } = await import(new URL('server/index.js', dist).href);
  const [assets, index] = await Promise.all(
    ['assets.json', 'pages/index.json'].map(async (file) =>
      JSON.parse(await readFile(new URL(file, dist), 'utf8')),
    ),
  );
  const rows = await Promise.all(pages.map((page) => rowsOf(app, page, { assets, index, floor })));
  const known = new Set(pages.map(({ id }) => id));
  const left = Object.keys(budgets.pages).filter((id) => !known.has(id));
  return [...rows.flat(), ...left.map((id) => [`${id}: a budget without a route`, Infinity, 0])];
}
