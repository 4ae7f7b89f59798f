/** A count, and until when it holds: in milliseconds of `performance.now()`, which no change of the clock moves. */
export interface Count {
  readonly used: number;
  readonly until: number;
}

/** The count of a key in the store. */
interface StoreCount {
  readonly consumedPoints: number;
  /** How much longer that counts, in milliseconds. */
  readonly msBeforeNext: number;
}

/** Knowledge of one process about counts that are kept elsewhere. */
export interface KnownCounts {
  /** Nothing where the key was not heard of, or its time is over. */
  readonly of: (name: string) => Count | undefined;
  /** The store has answered; with `null` it has nothing. */
  readonly hear: (name: string, found: StoreCount | null) => void;
  /** The store could not be reached, so this process counts. */
  readonly miss: (name: string, weight: number) => void;
}

interface Known {
  /** The highest count that the store has returned. */
  readonly stored: number;
  /** The weight that did not reach the store. */
  readonly missed: number;
  readonly until: number;
}

// More keys than anybody sends in ten minutes who is worth remembering.
const most = 20_000;

/**
 * Within its time a count only grows: a late answer makes it no smaller.
 * @param window for how long something counts, in milliseconds
 */
export function knownCounts(window: number): KnownCounts {
  const counts = new Map<string, Known>();
  const current = (name: string) => {
    const count = counts.get(name);
    return count && count.until > performance.now() ? count : undefined;
  };
  const learn = (name: string, stored: number, missed: number, left: number) => {
    const before = current(name);
    const isBegun = before !== undefined && before.stored + before.missed > 0;
    // Put in again, it is the youngest.
    counts.delete(name);
    const [oldest] = counts.size < most ? [] : counts.keys();
    if (oldest !== undefined) counts.delete(oldest);
    counts.set(name, {
      stored: Math.max(before?.stored ?? 0, stored),
      missed: (before?.missed ?? 0) + missed,
      until: isBegun ? before.until : performance.now() + Math.min(left, window),
    });
  };
  return {
    of: (name) => {
      const count = current(name);
      return count && { used: count.stored + count.missed, until: count.until };
    },
    hear: (name, found) => learn(name, found?.consumedPoints ?? 0, 0, found?.msBeforeNext ?? window),
    miss: (name, weight) => learn(name, 0, weight, window),
  };
}
