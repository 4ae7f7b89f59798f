/**
 * `npm test`: everything that has to hold. All of it runs, then a summary says what failed.
 *
 * With arguments it is Vitest alone: `npm test -- --project unit postal-code`.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { comparesPictures, requireChromium } from '../../tests/chromium/launch.mjs';
import { forgetPostgres, notedPostgres } from '../../tests/postgres/record.mjs';
import { databasesLine, embedded } from '../report/databases.mjs';
import { closing, lines } from '../report/summary.mjs';
import { readCounts, readFailedTests } from '../report/vitest.mjs';
import { cache } from '../shared/places.mjs';
import { progress } from '../shared/progress.mjs';
import { sentence } from '../shared/sentence.mjs';
import { node, tool } from '../shared/tool.mjs';
import { build } from './build.mjs';
import { check } from './check.mjs';
import { run as size } from './size.mjs';
import { run as visual } from './visual.mjs';

/** @typedef {import('../report/summary.mjs').Outcome} Outcome */

const report = join(cache, 'crema-tests.json');

/**
 * Runs the tests that can run here.
 * @param {boolean} inBrowser
 * @returns {Promise<number>} Vitest's exit code
 */
async function vitest(inBrowser) {
  mkdirSync(cache, { recursive: true });
  rmSync(report, { force: true });
  forgetPostgres();
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return (await tool('vitest', ['run', ...reporters, ...(inBrowser ? [] : ['--project', 'unit'])])).code;
}

/** @param {number} code @returns {void} */
function demand(code) {
  if (code !== 0) throw sentence('the lines above say why');
}

/**
 * A check that needs something of this machine. Without it the check is not run, and where nobody reads along that is a
 * failure.
 * @param {string} title
 * @param {string | undefined} missing what to do about it, if it is
 * @returns {Outcome}
 */
function possible(title, missing) {
  if (missing === undefined) return { title, state: 'passed' };
  return { title, state: process.env['CI'] === 'true' ? 'failed' : 'not run', detail: missing };
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

/** @returns {Promise<number>} */
async function everything() {
  const step = progress(7, { first: 2 });
  /**
   * Runs a check to its end, whatever that is.
   * @param {string} title
   * @param {(news: (text: string) => void) => unknown} work throws when it fails
   * @returns {Promise<Outcome>}
   */
  const attempt = async (title, work) => {
    try {
      await step(title, work);
      return { title, state: 'passed' };
    } catch (error) {
      const detail = error instanceof Error ? error.message : String(error);
      console.error(detail);
      return { title, state: 'failed', detail: detail.split('\n').at(-1) ?? '' };
    }
  };
  const code = await attempt('Types, lint, format and unused code', check);
  const built = await attempt('Build', build);
  const noBrowser = await missingBrowser();
  const tests = await attempt('Tests', async () => demand(await vitest(noBrowser === undefined)));
  const whole = async (/** @type {() => Promise<number>} */ work) => {
    if (built.state !== 'passed') throw sentence('not run, because the build failed');
    demand(await work());
  };
  const pictures = (await comparesPictures())
    ? await attempt('Pictures of the stories, each at one width', async () =>
        demand(await visual(['--sample'])),
      )
    : possible('Pictures of the stories', 'they are compared in the Chromium of the packages only');
  const browsers = await attempt('Browser support', () =>
    whole(async () => (await node(['scripts/browsers.mjs'])).code),
  );
  const bytes = await attempt('Size budget', () => whole(() => size([])));
  const machine = [
    possible('A browser for the tests', noBrowser),
    possible('A PostgreSQL server for the tests', missingPostgres()),
  ];
  const others = [code, built, pictures, browsers, bytes, ...machine];
  const { line, failed } = closing(readCounts(report), others, tests.state === 'passed');
  console.log(`\n${lines([code, built, tests, pictures, browsers, bytes, ...machine])}`);
  for (const failure of readFailedTests(report, process.cwd())) console.log(`  failed: ${failure}`);
  console.log(databasesLine(await embedded(), notedPostgres()));
  console.log(line);
  return failed > 0 ? 1 : 0;
}

/** @param {readonly string[]} args */
export const run = async (args) =>
  args.length > 0 ? (await tool('vitest', ['run', ...args])).code : everything();
