/** A source of random numbers that is the same for the same seed, on every machine. */
export interface Draw {
  /** Returns an integer from 0 to `below`, without `below` itself. */
  readonly below: (below: number) => number;
  /** Returns true in `percent` of all calls. */
  readonly chance: (percent: number) => boolean;
  readonly pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
  /** Returns an item of a list, or undefined if the list is empty. */
  readonly any: <Item>(items: readonly Item[]) => Item | undefined;
}

/** Creates a Mulberry32 generator. 32 bits of state are enough for tables of this size. */
export function createDraw(seed: number): Draw {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    chance: (percent) => next() * 100 < percent,
    pick: (items) => items[below(items.length)] ?? items[0],
    any: (items) => items[below(items.length)],
  };
}
