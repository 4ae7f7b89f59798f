/** A set of listeners, called in the order in which they were added. */
export interface Listeners<Args extends readonly unknown[]> {
  /** Returns a function that removes the listener. */
  readonly add: (listener: (...args: Args) => void) => () => void;
  readonly tell: (...args: Args) => void;
}

/** Creates an empty set of listeners. */
export function createListeners<Args extends readonly unknown[]>(): Listeners<Args> {
  const listeners = new Set<(...args: Args) => void>();
  return {
    add: (listener: (...args: Args) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell: (...args: Args) => {
      for (const listener of listeners) listener(...args);
    },
  };
}
