/** The scripts that were fetched, by URL. A script that failed is `undefined`. */
const loads: Record<string, Promise<unknown> | undefined> = {};
let tries = 0;

/**
 * Imports a script. The build puts it in place of every `import()` of a script that is fetched later (Registration §8). After a
 * failure it tries once more under another URL, because Chromium keeps a failure as long as the page lives. It keeps a fetched
 * script, so that no module exists twice.
 * @throws if both requests fail. Then it dispatches `chunklost` on the window, and the next call tries again
 */
export const importAgain = (file: string): Promise<unknown> =>
  (loads[file] ??= import(/* @vite-ignore */ file)
    .catch(() => import(/* @vite-ignore */ `${file}?${++tries}`))
    .catch((error: unknown) => {
      loads[file] = undefined;
      dispatchEvent(new Event('chunklost'));
      throw error;
    }));

/** Returns true if a script has failed. */
export const isOneLost = (): boolean => Object.values(loads).includes(undefined);
