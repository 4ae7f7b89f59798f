/**
 * Creates the summary of `npm test`: a line for each check, the databases, and the count alone on the last
 * line.
 */
import process from 'node:process';

/** @typedef {import('./test-report.mjs').Counts} Counts */

/**
 * @typedef {object} Outcome of one check
 * @property {string} title
 * @property {'passed' | 'failed' | 'not run'} state
 * @property {string} [detail] the reason, if it did not pass
 * @property {number} [seconds] how long it took
 */

/**
 * Returns the outcome of a check that needs a program on this machine. If the program is missing, the check
 * is skipped. In CI that counts as a failure.
 * @param {string} title
 * @param {string | undefined} missing the instruction that installs it, if it is missing
 * @returns {Outcome}
 */
export function possible(title, missing) {
  if (missing === undefined) return { title, state: 'passed' };
  return { title, state: process.env['CI'] === 'true' ? 'failed' : 'not run', detail: missing };
}

/** The number of tests that may pass only after a retry. On a busy machine one or two in thousands do. */
const mayBeFlaky = 3;

/**
 * Passes if so few tests needed a retry that a busy machine explains it.
 * @param {number} flaky the number of tests that passed only after a retry
 * @returns {Outcome}
 */
export const steadiness = (flaky) => ({
  title: `At most ${mayBeFlaky} tests passed only after a retry`,
  state: flaky > mayBeFlaky ? 'failed' : 'passed',
  ...(flaky > 0 ? { detail: String(flaky) } : {}),
});

/**
 * Creates the last line: the count. It says `0 failed` only if nothing at all went wrong. A file that did not
 * load counts as one failure. So does a check that failed, or that was skipped although it must run.
 * @param {Counts | undefined} tests
 * @param {readonly Outcome[]} checks all except the tests themselves
 * @param {boolean} testsPassed true if Vitest exited without a failure
 * @returns {{ line: string, failed: number }}
 */
export function closing(tests, checks, testsPassed) {
  const { passed = 0, failed = 0, skipped = 0, broken = 0 } = tests ?? {};
  const inTests = failed + broken;
  // Vitest also fails on an error outside of any test.
  const whole = testsPassed || inTests > 0 ? inTests : 1;
  const all = whole + checks.filter(({ state }) => state === 'failed').length;
  return { line: `${passed} passed, ${all} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`, failed: all };
}

/**
 * Returns a line for each check, with its duration.
 * @param {readonly Outcome[]} outcomes
 * @returns {string}
 */
export const lines = (outcomes) =>
  outcomes
    .map(({ title, state, detail, seconds }) => {
      const time = seconds === undefined ? '' : ` (${duration(seconds)})`;
      return `${state.padEnd(8)} ${title}${time}${detail ? `: ${detail}` : ''}`;
    })
    .join('\n');

/**
 * Returns a line for each part of a check.
 * @param {Readonly<Record<string, number>>} seconds by part
 * @returns {string[]}
 */
export const partLines = (seconds) =>
  Object.entries(seconds).map(([part, time]) => `           ${part} (${duration(time)})`);

/** @param {number} seconds @returns {string} like `2 min 5 s` */
export function duration(seconds) {
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
