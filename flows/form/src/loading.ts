/** Milliseconds that a submit or a click waits for its code, as long as the page waits for its own script. */
const codeTimeout = 8000;

/** Milliseconds that an error waits for its text, and for the rules that find it. */
export const rulesTimeout = 3000;

/**
 * Waits for code that is loading, but not for ever: a connection that hangs must not hold a submit back.
 * @param limit in milliseconds
 * @throws if the code cannot be fetched, or not in time
 */
export function inTime<Loaded>(loading: Promise<Loaded>, limit = codeTimeout): Promise<Loaded> {
  return new Promise((loaded, failed) => {
    setTimeout(failed, limit, new Error('Too late'));
    loading.then(loaded, failed);
  });
}

/**
 * Creates a function that loads something once. Its calls share one promise. A failed load is forgotten, so that the next call
 * tries again, although older browsers remember a failed script.
 */
export function lazyOnce<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | undefined;
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
}
