/**
 * Failures that a person can do something about are told in one sentence, without the way through the code.
 */
import process from 'node:process';

/**
 * An error whose message is all that is shown.
 * @param {string} message
 * @returns {Error}
 */
export const sentence = (message) => Object.assign(new Error(message), { name: 'Sentence' });

/**
 * Runs `work` and turns what comes out of it into the exit code of this process.
 * @param {() => number | void | Promise<number | void>} work gives its exit code; nothing means the one that was set, or 0
 * @returns {Promise<void>}
 */
export async function exitWith(work) {
  try {
    process.exitCode = (await work()) ?? process.exitCode ?? 0;
  } catch (error) {
    const told = error instanceof Error && error.name === 'Sentence';
    console.error(told ? error.message : error);
    process.exitCode = 1;
  }
}
