/** A count, and the time until which it is valid, in milliseconds of `performance.now()`, which no change of the clock moves. */
export interface Count {
  readonly used: number;
  readonly until: number;
}

/** The count of a key in the store. */
interface StoreCount {
  readonly consumedPoints: number;
  /** Milliseconds for which the count is still valid. */
  readonly msBeforeNext: number;
}

/** The counts that one process knows of the store. */
export interface KnownCounts {
  /** Returns the count of a key, or `undefined` if the process does not know it or it has expired. */
  readonly of: (name: string) => Count | undefined;
  /** Takes the answer of the store. `null` means that the store has no count. */
  readonly hear: (name: string, found: StoreCount | null) => void;
  /** Adds a weight that did not reach the store, so that this process counts it. */
  readonly miss: (name: string, weight: number) => void;
}

interface Known {
  /** The highest count that the store has returned. */
  readonly stored: number;
  /** The weight that did not reach the store. */
  readonly missed: number;
  readonly until: number;
}

// More keys than there are relevant senders in ten minutes.
const most = 20_000;

/**
 * Creates the known counts of a process. A valid count only grows, so that a late answer does not make it smaller.
 * @param window milliseconds for which an entry counts
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
    // A key that is inserted again is the youngest.
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
