/** Reports a failure that a person can fix in one sentence, without a stack trace. */
import process from 'node:process';

/**
 * Creates an error of which only the message is shown.
 * @param {string} message
 * @returns {Error}
 */
export const sentence = (message) => Object.assign(new Error(message), { name: 'Sentence' });

/** Names of errors whose message is an instruction. tests/chromium/launch.mjs throws the second one. */
const sentences = new Set(['Sentence', 'NoBrowserError']);

/**
 * Runs `work` and sets the exit code of this process from its result.
 * @param {() => number | void | Promise<number | void>} work returns its exit code. Without one, the code that was set counts, or 0
 * @returns {Promise<void>}
 */
export async function exitWith(work) {
  try {
    process.exitCode = (await work()) ?? process.exitCode ?? 0;
  } catch (error) {
    const isSentence = error instanceof Error && sentences.has(error.name);
    console.error(isSentence ? error.message : error);
    process.exitCode = 1;
  }
}
