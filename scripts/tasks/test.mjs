/**
 * `npm test`: everything that has to hold. All of it runs, then a summary says what failed and how long each part took.
 *
 * With arguments it is Vitest alone: `npm test -- --project unit postal-code`.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { comparesPictures, requireChromium } from '../../tests/chromium/launch.mjs';
import { forgetPostgres, notedPostgres } from '../../tests/postgres/record.mjs';
import { databasesLine, embedded } from '../report/databases.mjs';
import { possible } from '../report/possible.mjs';
import { closing, lines, partLines, steadiness } from '../report/summary.mjs';
import { counts, failedTests, flakyTests, projectSeconds, readReport } from '../report/vitest.mjs';
import { cache, root } from '../shared/places.mjs';
import { progress } from '../shared/progress.mjs';
import { sentence } from '../shared/sentence.mjs';
import { node, tool } from '../shared/tool.mjs';
import { build } from './build.mjs';
import { check } from './check.mjs';
import { run as size } from './size.mjs';
import { run as visual } from './visual.mjs';

/** @typedef {import('../report/summary.mjs').Outcome} Outcome */

/**
 * Runs the tests that can run here.
 * @param {boolean} inBrowser
 * @param {string} file where the report goes
 * @param {Record<string, string>} env added to ours
 * @returns {Promise<number>} Vitest's exit code
 */
async function vitest(inBrowser, file, env) {
  mkdirSync(cache, { recursive: true });
  rmSync(file, { force: true });
  forgetPostgres();
  const args = ['run', ...(inBrowser ? [] : ['--project', 'unit'])];
  return (await tool('vitest', args, { env: { ...process.env, ...env, CREMA_TEST_REPORT: file } })).code;
}

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
 * @property {Record<string, string>} env for the tests
 * @property {readonly string[]} pictures arguments of `npm run visual`
 * @property {readonly { title: string, work: () => Promise<number> }[]} more that has to hold
 */

/** @type {Extent} */
const usual = { env: {}, pictures: ['--sample'], more: [] };

/**
 * @param {Extent} [extent]
 * @returns {Promise<number>}
 */
export async function everything({ env, pictures: widths, more } = usual) {
  const step = progress(7 + more.length, { first: 2 });
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
  const built = await attempt('Build', build);
  const noBrowser = await missingBrowser();
  const file = join(cache, `crema-tests-${process.pid}.json`);
  const tests = await attempt('Tests', async () => demand(await vitest(noBrowser === undefined, file, env)));
  const report = readReport(file);
  rmSync(file, { force: true });
  const whole = async (/** @type {() => Promise<number>} */ work) => {
    if (built.state !== 'passed') throw sentence('not run, because the build failed');
    demand(await work());
  };
  const pictures = (await comparesPictures())
    ? await attempt('Pictures of the stories', async () => demand(await visual(widths)))
    : possible('Pictures of the stories', 'they are compared in the Chromium of the packages only');
  const browsers = await attempt('Browser support', () =>
    whole(async () => (await node(['scripts/browsers.mjs'])).code),
  );
  const bytes = await attempt('Size budget', () => whole(() => size([])));
  /** @type {Outcome[]} */
  const added = [];
  for (const { title, work } of more) added.push(await attempt(title, () => whole(work)));
  const flaky = flakyTests(report ?? [], root);
  const rest = [
    pictures,
    browsers,
    bytes,
    ...added,
    steadiness(flaky.length),
    possible('A browser for the tests', noBrowser),
    possible('A PostgreSQL server for the tests', missingPostgres()),
  ];
  const { line, failed } = closing(
    report && counts(report),
    [code, built, ...rest],
    tests.state === 'passed',
  );
  console.log(`\n${lines([code, built, tests])}`);
  for (const part of partLines(projectSeconds(report ?? []))) console.log(part);
  console.log(lines(rest));
  for (const name of failedTests(report ?? [], root)) console.log(`  failed: ${name}`);
  for (const name of flaky) console.log(`  flaky: ${name}`);
  console.log(databasesLine(await embedded(), notedPostgres()));
  console.log(line);
  return failed > 0 ? 1 : 0;
}

/** @param {readonly string[]} args */
export const run = async (args) =>
  args.length > 0 ? (await tool('vitest', ['run', ...args])).code : everything();
