/** A first-in, first-out queue that never grows beyond its bound: the oldest entry makes room for the newest. */
export interface BoundedQueue<Entry> {
  add(entry: Entry): void;
  /** The oldest entry, left where it is. */
  peek(): Entry | undefined;
  /** Takes out the oldest entry. */
  take(): Entry | undefined;
  /** Takes everything out, oldest first. */
  drain(): Entry[];
  size(): number;
  /** How many entries have been dropped since the queue was made. */
  dropped(): number;
}

/** Creates a queue. `onFirstDrop` is called once, for one warning and not a flood of them. */
export function createBoundedQueue<Entry>(bound: number, onFirstDrop: () => void): BoundedQueue<Entry> {
  const entries: Entry[] = [];
  let dropped = 0;
  return {
    add: (entry) => {
      if (entries.push(entry) <= bound) return;
      entries.shift();
      dropped += 1;
      if (dropped === 1) onFirstDrop();
    },
    peek: () => entries[0],
    take: () => entries.shift(),
    drain: () => entries.splice(0),
    size: () => entries.length,
    dropped: () => dropped,
  };
}
