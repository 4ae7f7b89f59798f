/** A first-in, first-out queue that never grows beyond its bound: the oldest entry makes room for the newest. */
export interface BoundedQueue<Entry> {
  add(entry: Entry): void;
  /** Takes everything out, oldest first. */
  drain(): readonly Entry[];
  entries(): readonly Entry[];
  /** How many entries have been dropped since the queue was made. */
  dropped(): number;
}

/** Creates a queue. `onFirstDrop` is called once, for one warning and not a flood of them. */
export function createBoundedQueue<Entry>(bound: number, onFirstDrop: () => void): BoundedQueue<Entry> {
  let entries: Entry[] = [];
  let dropped = 0;
  return {
    add: (entry) => {
      entries.push(entry);
      if (entries.length <= bound) return;
      entries.shift();
      dropped += 1;
      if (dropped === 1) onFirstDrop();
    },
    drain: () => {
      const all = entries;
      entries = [];
      return all;
    },
    entries: () => entries,
    dropped: () => dropped,
  };
}
