import { setImmediate as nextRound } from 'node:timers/promises';

/**
 * Lets waiting requests continue one by one, each in a round of the event loop. Between two of them, the server answers whatever
 * else has arrived, such as a request for a page.
 */
export function createTurns(): () => Promise<void> {
  let last = Promise.resolve();
  return () => (last = last.then(() => nextRound()));
}
