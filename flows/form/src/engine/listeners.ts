/** Those who hear of something, in the order in which they came. */
export interface Listeners<Args extends readonly unknown[]> {
  /** Gives back a function that takes the listener away. */
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
