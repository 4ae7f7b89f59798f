/**
 * `npm run audit`: makes the evidence for an accessibility audit and writes it to the folder `audit/`. After `--`:
 * `--row DE/signup/1.4.10` reruns one row and prints its findings. `--site DE,AT`, `--page signup` and `--state wrong`
 * select pages. `--no-components` leaves the stories out. `--scorecard` writes the scorecard of the components instead, and
 * `--component text-field` only the card of one.
 */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright';
import { chromiumLaunch } from '../chromium/launch.mjs';
import { startProduct } from '../e2e/support/start-product.ts';
import { requireBuild } from '../support/require-build.mjs';
import { sentence } from '../../scripts/shared/sentence.mjs';
import root from '../../package.json' with { type: 'json' };
import { siteFor, siteKeys } from '../../flows/domain/src/index.ts';
import type { Block } from './in-page/blocks.ts';
import { type Visit, visits } from './pages.ts';
import { writeBundle } from './report/bundle.ts';
import type { Facts } from './report/openacr.ts';
import type { Screen } from './report/reading-page.ts';
import { pageRows, type Row } from './rows.ts';
import { componentRows, otherRows } from './components.ts';
import { writeScorecard } from './scorecard/write.ts';
import { missingVisits } from './partial.ts';
import { nameOf, type Outcome, runVisit } from './visit.ts';

/** Two pages at once keep two cores busy. */
const LANES = 2;

const folder = join(import.meta.dirname, '../../audit');

/** Runs work with the built product and a browser, and ends both. */
async function withProduct<Result>(
  work: (browser: Browser, url: string) => Promise<Result>,
): Promise<Result> {
  requireBuild();
  const product = await startProduct();
  const browser = await chromium.launch(await chromiumLaunch());
  try {
    return await work(browser, product.url);
  } finally {
    await browser.close();
    await product.remove();
  }
}

interface Visits {
  readonly outcomes: Outcome[];
  readonly blocks: Map<Visit, readonly Block[]>;
}

/** Runs the checks of visits, two visits at a time. If the browser or the product ends, the result has the visits before that. */
async function runVisits(
  some: readonly Visit[],
  options: Parameters<typeof runVisit>[3] = {},
): Promise<Visits> {
  const outcomes: Outcome[] = [];
  const blocks: Visits['blocks'] = new Map();
  const runAll = withProduct(async (browser, url) => {
    const waiting = [...some];
    const lane = async () => {
      for (let visit = waiting.shift(); visit; visit = waiting.shift()) {
        const began = performance.now();
        const { outcomes: of, blocks: shown } = await runVisit(browser, url, visit, options);
        const faults = of.reduce((sum, { findings }) => sum + findings.length, 0);
        const seconds = ((performance.now() - began) / 1000).toFixed(1);
        console.log(`${nameOf(visit).padEnd(40)} ${of.length} checks, ${faults} findings, ${seconds} s`);
        outcomes.push(...of);
        blocks.set(visit, shown);
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
  });
  await runAll.catch((error: unknown) => {
    if (outcomes.length === 0) throw error;
    console.error(error);
  });
  return { outcomes, blocks };
}

const print = ({ id, findings }: Row) =>
  console.log([`${id}: ${findings.length === 0 ? 'passed' : 'FAILED'}`, ...new Set(findings)].join('\n  '));

const languageOf = (locale: string) => locale.split('-')[0] ?? '';

/** The parts of the audit beside its pages. */
const parts = [
  { name: 'the stories of the components', run: () => componentRows() },
  { name: 'the other tests', run: () => otherRows() },
];

/** Returns no rows for a part that could not run. */
const failed = (name: string) => (error: unknown) => {
  console.error(`${name} could not run:`, error);
  return [];
};

/** @param missing the parts of the audit that did not run */
const facts = (missing: readonly string[]): Facts => ({
  missing,
  version: root.version,
  date: new Date().toISOString().slice(0, 10),
  email: process.env['AUDIT_FEEDBACK'] ?? 'barrierefrei@crema.example',
  // A statement is made from a whole audit only.
  languages:
    missing.length > 0 ? [] : Array.from(new Set(siteKeys.map((site) => languageOf(siteFor(site).locale)))),
});

/** Makes the rows of one page, component or other proof again, for one criterion. */
async function rowsLike(id: string): Promise<Row[]> {
  const [first = '', second = '', criterion = ''] = id.split('/');
  if (first === 'component') return await componentRows({ component: second, criterion });
  if (first === 'other') return await otherRows(second);
  const of = visits.filter(({ site, page }) => site === first && page === second);
  return of.length === 0 ? [] : pageRows((await runVisits(of, { proves: criterion })).outcomes);
}

/** Reruns one row. */
async function rerun(id: string): Promise<number> {
  const rows = (await rowsLike(id)).filter((row) => row.id === id);
  if (rows.length === 0) throw sentence(`There is no row ${id}.`);
  rows.forEach(print);
  return rows.every(({ findings }) => findings.length === 0) ? 0 : 1;
}

export async function run(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      row: { type: 'string' },
      site: { type: 'string' },
      page: { type: 'string' },
      state: { type: 'string' },
      'no-components': { type: 'boolean' },
      scorecard: { type: 'boolean' },
      component: { type: 'string' },
    },
  });
  if (values.row !== undefined) return await rerun(values.row);
  if (values.scorecard === true) {
    await writeScorecard(values.component);
    return 0;
  }
  const of = visits.filter(
    ({ site, page, state }) =>
      (values.site ?? site).split(',').includes(site) &&
      (values.page ?? page) === page &&
      (values.state ?? state) === state,
  );
  const pictures = join(folder, 'pictures');
  await rm(folder, { recursive: true, force: true });
  await mkdir(pictures, { recursive: true });
  const { outcomes, blocks } = await runVisits(of, { pictures });
  const screens = of.flatMap((visit): Screen[] => {
    const { site, page, state } = visit;
    const shown = blocks.get(visit);
    return shown ? [{ site, page, state, locale: siteFor(site).locale, blocks: shown }] : [];
  });
  const rows = pageRows(outcomes);
  const missing = missingVisits(outcomes.map(({ visit }) => visit));
  // An end before the stories have run leaves a report that says so.
  await writeBundle(folder, rows, facts([...missing, ...parts.map(({ name }) => name)]), screens);
  for (const { name, run } of parts) {
    const more = values['no-components'] === true ? [] : await run().catch(failed(name));
    if (more.length === 0) missing.push(name);
    rows.push(...more);
  }
  rows.filter(({ findings }) => findings.length > 0).forEach(print);
  await writeBundle(folder, rows, facts(missing), screens);
  console.log(`${rows.length} rows of ${of.length} visits, in audit/index.html`);
  if (missing.length > 0) console.log(`This run is partial. Missing: ${missing.join(', ')}.`);
  return 0;
}
