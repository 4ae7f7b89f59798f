import type { Database } from '../../database/schema.ts';
import type { Anchor } from './anchor.ts';
import { anchorEnds } from './anchor-ends.ts';

const pause = 2000;

/**
 * Notes the ends of chains every two seconds: for so long somebody who writes to the database could take a new record away unseen.
 * @param onError hears of a try that failed; the next one has all of it again
 * @returns what ends it, after the last ones were noted
 */
export function keepAnchored(db: Database, anchor: Anchor, onError: (error: unknown) => void) {
  let last = Promise.resolve();
  const note = () => {
    last = last.then(async () => await anchorEnds(db, anchor)).catch(onError);
    return last;
  };
  const timer = setInterval(() => void note(), pause);
  return async (): Promise<void> => {
    clearInterval(timer);
    await note();
  };
}
