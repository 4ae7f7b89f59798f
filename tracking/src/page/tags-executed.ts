import type { Environment } from '../environment/environment.ts';

/** How long the tag manager is waited for (Tracking §9). */
const tagsTimeout = 1500;

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
export function watchTags(
  environment: Pick<Environment, 'after'>,
  settled: (fired: boolean) => void,
): TagsExecuted {
  let expected = 0;
  let over = false;
  const settle = (fired: boolean) => {
    if (over) return;
    over = true;
    cancel();
    settled(fired);
  };
  const cancel = environment.after(tagsTimeout, () => settle(false));
  return {
    expect: () => {
      expected += 1;
      let called = false;
      return () => {
        if (called) return;
        called = true;
        expected -= 1;
        if (expected === 0) settle(true);
      };
    },
    stop: () => {
      over = true;
      cancel();
    },
  };
}
