/**
 * What `npm test` says at its end: a line per check, the databases, and the count alone on the last line.
 */

/** @typedef {import('./vitest.mjs').Counts} Counts */

/**
 * @typedef {object} Outcome of one check
 * @property {string} title
 * @property {'passed' | 'failed' | 'not run'} state
 * @property {string} [detail] why, when it did not pass
 */

/**
 * The count. Nought failed is said only of a run in which nothing at all went wrong: a file that could not be loaded and
 * a check that failed, or did not run where it has to, count as one each.
 * @param {Counts | undefined} tests
 * @param {readonly Outcome[]} checks all but the tests themselves
 * @param {boolean} testsPassed whether Vitest was content
 * @returns {{ line: string, failed: number }}
 */
export function closing(tests, checks, testsPassed) {
  const { passed = 0, failed = 0, skipped = 0, broken = 0 } = tests ?? {};
  const inTests = failed + broken;
  // Vitest also fails over an error that belongs to no test.
  const whole = testsPassed || inTests > 0 ? inTests : 1;
  const all = whole + checks.filter(({ state }) => state === 'failed').length;
  return { line: `${passed} passed, ${all} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`, failed: all };
}

/**
 * One line per check.
 * @param {readonly Outcome[]} outcomes
 * @returns {string}
 */
export const lines = (outcomes) =>
  outcomes
    .map(({ title, state, detail }) => `${state.padEnd(8)} ${title}${detail ? `: ${detail}` : ''}`)
    .join('\n');
