import { after } from '../browser/timer.ts';
import type { Clock } from '../browser/timer.ts';

/** Timeout for the tag manager in milliseconds (Tracking §9). */
export const tagsTimeout = 1500;

/** Watches the tag manager's tags for one page. */
export interface TagsExecuted {
  /** Adds a record. Returns the callback for the tag manager. */
  readonly expect: () => () => void;
  /** Stops watching without a result, because the page was left or reset. */
  readonly stop: () => void;
}

/**
 * Calls `settled` once per page: with `true` when the tag manager has called back for every record of the page, or with `false` after
 * 1500 ms. Later callbacks have no effect (Tracking §4).
 */
export function watchTags(window: Clock, settled: (fired: boolean) => void): TagsExecuted {
  /** The callbacks that have not been called. Undefined after the result. */
  let awaited: Set<() => void> | undefined = new Set();
  const stop = () => {
    awaited = undefined;
    cancel();
  };
  const settle = (fired: boolean) => {
    stop();
    settled(fired);
  };
  const cancel = after(window, tagsTimeout, () => settle(false));
  return {
    expect: () => {
      const called = () => {
        if (awaited?.delete(called) && awaited.size === 0) settle(true);
      };
      awaited?.add(called);
      return called;
    },
    stop,
  };
}
