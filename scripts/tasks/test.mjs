/**
 * `npm test`: runs all checks and tests. A summary then says what failed and how long each part took. A part
 * that has passed does not run again until a file has changed. `npm test -- --force` runs it anyway, and so
 * does CI (`CI=true`).
 *
 * `npm test -- --changed` runs the parts that can fail because of changes since `main`. `--changed=<commit>`
 * does the same for changes since a commit. All other arguments go to Vitest: `npm test -- --project unit
 * postal-code`.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { comparesPictures } from '../../tests/chromium/launch.mjs';
import { notedPostgres } from '../../tests/postgres/record.mjs';
import { databasesLine, embedded } from '../report/databases.mjs';
import { closing, duration, lines, possible, steadiness } from '../report/summary.mjs';
import { counts, failedTests, flakyTests, readReport } from '../report/test-report.mjs';
import { whereTimeGoes } from '../report/where-time-goes.mjs';
import { cache, root } from '../shared/places.mjs';
import { progress } from '../shared/progress.mjs';
import { sentence } from '../shared/sentence.mjs';
import { changedFiles } from '../testing/changed.mjs';
import { parts as allParts, reachOf } from '../testing/reach.mjs';
import { forgetParts, remembered } from '../testing/remembered.mjs';
import { missingBrowser, projectsOf, rememberedReport, vitest } from '../testing/vitest.mjs';
import { demand, works } from '../testing/works.mjs';
import { build } from './build.mjs';
import { check } from './check.mjs';
import { run as visual } from './visual.mjs';

/** @typedef {import('../report/summary.mjs').Outcome} Outcome */

/** @typedef {import('../testing/reach.mjs').Part} Part */

const reportFile = () => join(cache, `crema-tests-${process.pid}.json`);

/** @returns {string | undefined} */
function missingPostgres() {
  const used = notedPostgres();
  if (!used) return 'no test needed it';
  return 'missing' in used ? used.missing.split('\n').at(-1) : undefined;
}

/**
 * @typedef {object} Extent
 * @property {Record<string, string>} [env] for the tests
 * @property {readonly string[]} [pictures] arguments of `npm run visual`
 * @property {readonly { title: string, work: () => Promise<number> }[]} [more] further checks
 * @property {ReadonlySet<Part>} [parts] to run. @default all
 * @property {boolean} [remembers] true to skip a part that has passed until a file changes. @default false
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
  remembers = false,
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
   * Runs a check and returns its outcome, even if it throws.
   * @param {string} title
   * @param {(news: (text: string) => void) => unknown} work throws when it fails
   * @returns {Promise<Outcome>}
   */
  const attempt = async (title, work) => {
    const began = performance.now();
    const seconds = () => (performance.now() - began) / 1000;
    try {
      const detail = await step(title, work);
      return { title, state: 'passed', seconds: seconds(), ...(typeof detail === 'string' && { detail }) };
    } catch (error) {
      const detail = error instanceof Error ? error.message : String(error);
      console.error(detail);
      return { title, state: 'failed', seconds: seconds(), detail: detail.split('\n').at(-1) ?? '' };
    }
  };
  const code = await attempt(
    'Types, lint, format and unused code',
    remembers ? () => remembered('check') : check,
  );
  const built = isBuilt ? await attempt('Build', build) : undefined;
  const isBuildGood = !built || built.state === 'passed';
  // After a failed build the tests use an older build of the product, so their result must not be stored.
  const mayRemember = remembers && isBuildGood;
  const noBrowser = await missingBrowser();
  const file = mayRemember ? rememberedReport : reportFile();
  const { args, needBrowser } = projectsOf(parts, noBrowser);
  const tests = await attempt('Tests', async () =>
    mayRemember ? remembered('tests') : demand(await vitest(args, file, env)),
  );
  const report = readReport(file);
  if (!mayRemember) rmSync(file, { force: true });
  const whole = async (/** @type {() => Promise<number>} */ work) => {
    if (!isBuildGood) throw sentence('not run, because the build failed');
    demand(await work());
  };
  /**
   * Runs a part, or skips it if the build is good and the part has passed since the last change.
   * @param {keyof typeof works} name
   */
  const part = (name) => async () => (mayRemember ? remembered(name) : whole(works[name]));
  /** @type {Outcome[]} */
  const rest = [];
  if (parts.has('pictures')) {
    rest.push(
      (await comparesPictures())
        ? await attempt('Pictures of the stories', async () =>
            mayRemember ? remembered('pictures') : demand(await visual(widths)),
          )
        : possible('Pictures of the stories', 'they are compared in the Chromium of the packages only'),
    );
  }
  if (parts.has('product')) {
    rest.push(await attempt('Browser support', part('browsers')), await attempt('Size budget', part('size')));
  }
  for (const { title, work } of more) rest.push(await attempt(title, () => whole(work)));
  const flaky = flakyTests(report ?? [], root);
  rest.push(steadiness(flaky.length));
  if (needBrowser) rest.push(possible('A browser for the tests', noBrowser));
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

/** Runs the parts that can fail because of changes since a commit. @param {string | undefined} since */
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

/** Runs only Vitest and prints where its time went. @param {readonly string[]} args */
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
  if (first === '--force') forgetParts();
  if (args.length === 0 || first === '--force')
    return await everything({ remembers: process.env['CI'] !== 'true' });
  const [, since] = /^--changed(?:=(.+))?$/.exec(first) ?? [first];
  return first.startsWith('--changed') && args.length === 1 ? await changed(since) : await some(args);
}
