import { after } from '../browser/timer.ts';
import type { Clock } from '../browser/timer.ts';

/** How long the tag manager is waited for (Tracking §9). */
export const tagsTimeout = 1500;

/** Watches whether the tag manager's tags fire for one page. */
export interface TagsExecuted {
  /** Counts one more record; what it gives back is the tag manager's to call. */
  readonly expect: () => () => void;
  /** Stops watching: the page has been left or reset. Nothing is told any more. */
  readonly stop: () => void;
}

/**
 * Tells once per page whether its tags have fired: `true` when the tag manager has called back for every record of the
 * page, `false` after 1500 ms. A call that comes later tells nothing (Tracking §4).
 */
export function watchTags(window: Clock, settled: (fired: boolean) => void): TagsExecuted {
  /** The callbacks that have not been called; none any more once it is over. */
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
