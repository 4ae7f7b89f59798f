import { setImmediate as nextRound } from 'node:timers/promises';

/**
 * Lets those who wait go on one by one, each in a round of the event loop of its own: between two of them whatever else has come in,
 * such as the question for a page, is answered.
 */
export function createTurns(): () => Promise<void> {
  let last = Promise.resolve();
  return () => (last = last.then(() => nextRound()));
}
