/** Reads the results of a test run from the report of run-reporter.mjs. */
import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: number, broken: number }} Counts */

/**
 * @typedef {object} TestOutcome
 * @property {string} name with the names of its groups
 * @property {'passed' | 'failed' | 'skipped'} state
 * @property {boolean} flaky true if it passed only after a retry
 * @property {readonly string[]} errors of each try
 */

/**
 * @typedef {object} FileOutcome
 * @property {string} file absolute
 * @property {string} project
 * @property {boolean} failed for any reason
 * @property {readonly [number, number]} time begin and end in milliseconds, on one clock for all files
 * @property {readonly string[]} errors outside of tests: of the file itself and of hooks
 * @property {readonly TestOutcome[]} tests
 */

/** @typedef {readonly FileOutcome[]} Report */

const allTests = (/** @type {Report} */ report) => report.flatMap(({ tests }) => tests);
const isFailed = (/** @type {TestOutcome} */ { state }) => state === 'failed';

/**
 * @param {Report} report
 * @returns {Counts} `broken` counts files that failed without a failed test, for example if they did not load
 */
export function counts(report) {
  const tests = allTests(report);
  const all = (/** @type {TestOutcome['state']} */ wanted) =>
    tests.filter(({ state }) => state === wanted).length;
  const broken = report.filter(({ failed, tests }) => failed && !tests.some(isFailed)).length;
  return { passed: all('passed'), failed: all('failed'), skipped: all('skipped'), broken };
}

/**
 * @param {string} file
 * @returns {Report | undefined} undefined if the run ended before it wrote the report
 */
export const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

const shortened = (/** @type {string} */ file, /** @type {string} */ root) => file.replace(`${root}/`, '');

/** Returns the beginning of an error in brackets, on one line. */
function reasonOf(/** @type {string | undefined} */ error = '') {
  const reason = error.trim().replaceAll(/\s+/g, ' ').slice(0, 200);
  return reason && ` (${reason})`;
}

/**
 * Returns a line for each failed test, so that the end of a log already names them and says why.
 * @param {Report} report
 * @param {string} root folder to which the printed paths are relative
 * @returns {string[]}
 */
export const failedTests = (report, root) =>
  report.flatMap(({ file, failed, errors, tests }) => {
    if (!failed) return [];
    const ofTests = tests.filter(isFailed).map(({ name, errors: [first] }) => name + reasonOf(first));
    const lines = ofTests.length > 0 ? ofTests : [`not run${reasonOf(errors[0])}`];
    return lines.map((line) => `${shortened(file, root)}: ${line}`);
  });

/**
 * Returns a line for each test that passed only after a retry, with the error of the first try.
 * @param {Report} report
 * @param {string} root folder to which the printed paths are relative
 * @returns {string[]}
 */
export const flakyTests = (report, root) =>
  report.flatMap(({ file, tests }) =>
    tests
      .filter(({ flaky }) => flaky)
      .map(({ name, errors: [first] }) => `${shortened(file, root)}: ${name}${reasonOf(first)}`),
  );

/**
 * Returns how long files of each project were running. Time in which several files ran counts once.
 * @param {Report} report
 * @returns {Record<string, number>} seconds by project, in the order of their start
 */
export function projectSeconds(report) {
  /** @type {Record<string, { sum: number, until: number }>} */
  const projects = {};
  for (const { project, time } of report.toSorted((one, other) => one.time[0] - other.time[0])) {
    const [begin, end] = time;
    const known = (projects[project] ??= { sum: 0, until: -Infinity });
    known.sum += Math.max(0, end - Math.max(begin, known.until));
    known.until = Math.max(known.until, end);
  }
  return Object.fromEntries(Object.entries(projects).map(([name, { sum }]) => [name, sum / 1000]));
}
