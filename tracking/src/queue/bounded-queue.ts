/** A first-in, first-out queue that never grows beyond its bound: the oldest entry makes room for the newest. */
export interface BoundedQueue<Entry> {
  add(entry: Entry): void;
  /** The oldest entry, left where it is. */
  peek(): Entry | undefined;
  /** Takes out the oldest entry. */
  take(): Entry | undefined;
  /** Takes everything out, oldest first. */
  drain(): readonly Entry[];
  size(): number;
  /** How many entries have been dropped since the queue was made. */
  dropped(): number;
}

/** Creates a queue. `onFirstDrop` is called once, for one warning and not a flood of them. */
export function createBoundedQueue<Entry>(bound: number, onFirstDrop: () => void): BoundedQueue<Entry> {
  let entries: Entry[] = [];
  // Moving a mark costs the same at 10,000 entries as at one; moving the entries does not.
  let first = 0;
  let dropped = 0;
  const size = () => entries.length - first;
  const take = () => {
    const entry = entries[first];
    if (first < entries.length) first += 1;
    if (first > bound || first === entries.length) {
      entries = entries.slice(first);
      first = 0;
    }
    return entry;
  };
  return {
    add: (entry) => {
      entries.push(entry);
      if (size() <= bound) return;
      take();
      dropped += 1;
      if (dropped === 1) onFirstDrop();
    },
    peek: () => entries[first],
    take,
    drain: () => {
      const all = entries.slice(first);
      entries = [];
      first = 0;
      return all;
    },
    size,
    dropped: () => dropped,
  };
}
