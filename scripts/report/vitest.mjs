/**
 * Reads the numbers of a run of tests from Vitest's JSON report.
 */
import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: number, broken: number }} Counts */

/**
 * @typedef {object} Report the part of it that is read
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {{ name: string, status: string, assertionResults: { status: string, fullName?: string }[] }[]} testResults
 *   one per file
 */

/**
 * @param {Report} report
 * @returns {Counts} `broken`: files that failed without a failed test, as one that cannot be loaded
 */
export const counts = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
  skipped: report.numPendingTests + report.numTodoTests,
  broken: report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  ).length,
});

/**
 * @param {string} file
 * @returns {Counts | undefined} undefined when the run ended before it could report
 */
export const readCounts = (file) =>
  existsSync(file) ? counts(JSON.parse(readFileSync(file, 'utf8'))) : undefined;

/**
 * The tests that failed, a line each, so that whoever reads only the end of a log knows them.
 * @param {Report} report
 * @param {string} root folder that the files' names are told from
 * @returns {string[]}
 */
export const failedTests = (report, root) =>
  report.testResults.flatMap(({ name, status, assertionResults }) => {
    if (status !== 'failed') return [];
    const file = name.replace(`${root}/`, '');
    const failed = assertionResults.filter((test) => test.status === 'failed');
    return failed.length === 0 ? [`${file}: not run`] : failed.map((test) => `${file}: ${test.fullName}`);
  });

/**
 * @param {string} file
 * @param {string} root
 * @returns {string[]} none when the run ended before it could report
 */
export const readFailedTests = (file, root) =>
  existsSync(file) ? failedTests(JSON.parse(readFileSync(file, 'utf8')), root) : [];
