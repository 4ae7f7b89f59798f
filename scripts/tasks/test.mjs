/**
 * `npm test`: everything that has to hold. All of it runs, then a summary says what failed and how long each part took.
 *
 * `npm test -- --changed` runs what the changes since `main` can reach, `--changed=<commit>` those since a commit. Any other
 * arguments go to Vitest: `npm test -- --project unit postal-code`.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { comparesPictures, requireChromium } from '../../tests/chromium/launch.mjs';
import { forgetPostgres, notedPostgres } from '../../tests/postgres/record.mjs';
import { databasesLine, embedded } from '../report/databases.mjs';
import { possible } from '../report/possible.mjs';
import { closing, duration, lines, steadiness } from '../report/summary.mjs';
import { counts, failedTests, flakyTests, readReport } from '../report/vitest.mjs';
import { whereTimeGoes } from '../report/where-time-goes.mjs';
import { cache, root } from '../shared/places.mjs';
import { progress } from '../shared/progress.mjs';
import { sentence } from '../shared/sentence.mjs';
import { node, tool } from '../shared/tool.mjs';
import { changedFiles } from '../testing/changed.mjs';
import { parts as allParts, reachOf } from '../testing/reach.mjs';
import { build } from './build.mjs';
import { check } from './check.mjs';
import { run as size } from './size.mjs';
import { run as visual } from './visual.mjs';

/** @typedef {import('../report/summary.mjs').Outcome} Outcome */

/** @typedef {import('../testing/reach.mjs').Part} Part */

const projects = /** @type {const} */ (['unit', 'data', 'browser', 'stories', 'e2e', 'consumers']);
/** The projects that run without a browser. */
const browserless = new Set(['unit', 'data']);

/**
 * Runs Vitest and writes a report.
 * @param {readonly string[]} args
 * @param {string} file where the report goes
 * @param {Record<string, string>} [env] added to ours
 * @returns {Promise<number>} Vitest's exit code
 */
async function vitest(args, file, env = {}) {
  mkdirSync(cache, { recursive: true });
  rmSync(file, { force: true });
  forgetPostgres();
  const ran = await tool('vitest', ['run', ...args], {
    env: { ...process.env, ...env, CREMA_TEST_REPORT: file },
  });
  return ran.code;
}

const reportFile = () => join(cache, `crema-tests-${process.pid}.json`);

/** @param {number} code @returns {void} */
function demand(code) {
  if (code !== 0) throw sentence('the lines above say why');
}

/** @returns {string | undefined} */
function missingPostgres() {
  const used = notedPostgres();
  if (!used) return 'no test asked for one';
  return 'missing' in used ? used.missing.split('\n').at(-1) : undefined;
}

/** @returns {Promise<string | undefined>} */
const missingBrowser = () =>
  requireChromium().then(
    () => undefined,
    (error) => String(error.message),
  );

/**
 * @typedef {object} Extent
 * @property {Record<string, string>} [env] for the tests
 * @property {readonly string[]} [pictures] arguments of `npm run visual`
 * @property {readonly { title: string, work: () => Promise<number> }[]} [more] that has to hold
 * @property {ReadonlySet<Part>} [parts] what is run of it. @default all
 */

/**
 * @param {Extent} [extent]
 * @returns {Promise<number>}
 */
export async function everything({
  env = {},
  pictures: widths = ['--sample'],
  more = [],
  parts = new Set(allParts),
} = {}) {
  const began = performance.now();
  const isBuilt = parts.has('e2e') || parts.has('product');
  const stepsOf = {
    build: isBuilt ? 1 : 0,
    pictures: parts.has('pictures') ? 1 : 0,
    product: parts.has('product') ? 2 : 0,
  };
  const count = 2 + stepsOf.build + stepsOf.pictures + stepsOf.product + more.length;
  const step = progress(count);
  /**
   * Runs a check to its end, whatever that is.
   * @param {string} title
   * @param {(news: (text: string) => void) => unknown} work throws when it fails
   * @returns {Promise<Outcome>}
   */
  const attempt = async (title, work) => {
    const began = performance.now();
    const seconds = () => (performance.now() - began) / 1000;
    try {
      await step(title, work);
      return { title, state: 'passed', seconds: seconds() };
    } catch (error) {
      const detail = error instanceof Error ? error.message : String(error);
      console.error(detail);
      return { title, state: 'failed', seconds: seconds(), detail: detail.split('\n').at(-1) ?? '' };
    }
  };
  const code = await attempt('Types, lint, format and unused code', check);
  const built = isBuilt ? await attempt('Build', build) : undefined;
  const noBrowser = await missingBrowser();
  const file = reportFile();
  const wanted = projects.filter((name) => parts.has(name) && (!noBrowser || browserless.has(name)));
  const chosen = wanted.length === projects.length ? [] : wanted.flatMap((name) => ['--project', `${name}*`]);
  const tests = await attempt('Tests', async () => demand(await vitest(chosen, file, env)));
  const report = readReport(file);
  rmSync(file, { force: true });
  const whole = async (/** @type {() => Promise<number>} */ work) => {
    if (built && built.state !== 'passed') throw sentence('not run, because the build failed');
    demand(await work());
  };
  /** @type {Outcome[]} */
  const rest = [];
  if (parts.has('pictures')) {
    rest.push(
      (await comparesPictures())
        ? await attempt('Pictures of the stories', async () => demand(await visual(widths)))
        : possible('Pictures of the stories', 'they are compared in the Chromium of the packages only'),
    );
  }
  if (parts.has('product')) {
    rest.push(
      await attempt('Browser support', () => whole(async () => (await node(['scripts/browsers.mjs'])).code)),
      await attempt('Size budget', () => whole(() => size([]))),
    );
  }
  for (const { title, work } of more) rest.push(await attempt(title, () => whole(work)));
  const flaky = flakyTests(report ?? [], root);
  rest.push(steadiness(flaky.length));
  if (wanted.some((name) => !browserless.has(name)) || noBrowser)
    rest.push(possible('A browser for the tests', noBrowser));
  if (parts.has('data')) rest.push(possible('A PostgreSQL server for the tests', missingPostgres()));
  const first = built ? [code, built] : [code];
  const { line, failed } = closing(report && counts(report), [...first, ...rest], tests.state === 'passed');
  console.log(`\n${lines([...first, tests])}`);
  for (const part of whereTimeGoes(report ?? [], root)) console.log(part);
  console.log(lines(rest));
  for (const name of failedTests(report ?? [], root)) console.log(`  failed: ${name}`);
  for (const name of flaky) console.log(`  flaky: ${name}`);
  if (parts.has('data')) console.log(databasesLine(await embedded(), notedPostgres()));
  console.log(`All of it took ${duration((performance.now() - began) / 1000)}.`);
  console.log(line);
  return failed > 0 ? 1 : 0;
}

/** Runs what the changes since a commit can reach. @param {string | undefined} since */
async function changed(since) {
  const paths = await changedFiles(since);
  const parts = reachOf(paths);
  if (parts.size === 0) {
    console.log('Nothing has changed.');
    return 0;
  }
  console.log(`${paths.length} files have changed, which can reach: ${[...parts].join(', ')}.`);
  return await everything({ parts });
}

/** Runs Vitest alone and says where its time went. @param {readonly string[]} args */
async function some(args) {
  const file = reportFile();
  const code = await vitest(args, file);
  for (const line of whereTimeGoes(readReport(file) ?? [], root)) console.log(line);
  rmSync(file, { force: true });
  return code;
}

/** @param {readonly string[]} args @returns {Promise<number>} */
export async function run(args) {
  const [first = ''] = args;
  if (args.length === 0) return await everything();
  const [, since] = /^--changed(?:=(.+))?$/.exec(first) ?? [first];
  return first.startsWith('--changed') && args.length === 1 ? await changed(since) : await some(args);
}
