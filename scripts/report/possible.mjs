import process from 'node:process';

/** @typedef {import('./summary.mjs').Outcome} Outcome */

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
