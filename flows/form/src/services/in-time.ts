/** Milliseconds after which code that is fetched no longer counts; as long as the page waits for its own script. */
const script = 8000;

/** Milliseconds that an error waits for its words, and for the rules that find it. */
export const patience = 3000;

/**
 * Waits for code that is fetched, but not for ever: a line that hangs must not hold a submit back.
 * @param limit in milliseconds
 * @throws when it cannot be had, or not in time
 */
export function inTime<Loaded>(loading: Promise<Loaded>, limit = script): Promise<Loaded> {
  return new Promise((loaded, failed) => {
    setTimeout(failed, limit, new Error('Too late'));
    loading.then(loaded, failed);
  });
}
