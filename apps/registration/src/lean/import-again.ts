/** The scripts that have been fetched, by address; a script that is lost is `undefined`. */
const loads: Record<string, Promise<unknown> | undefined> = {};
let tries = 0;

/**
 * What the build puts in the place of every `import()` of a script that is fetched later (Registration §8). A script that
 * cannot be had is asked for once more, under an address of its own: Chromium keeps a failure as long as the page lives.
 * What was fetched is kept, so that there is never a second one of it beside the first.
 * @throws when it cannot be had. The window is told by `chunklost`, and the next call tries anew
 */
export const importAgain = (file: string): Promise<unknown> =>
  (loads[file] ??= import(/* @vite-ignore */ file)
    .catch(() => import(/* @vite-ignore */ `${file}?${++tries}`))
    .catch((error: unknown) => {
      loads[file] = undefined;
      dispatchEvent(new Event('chunklost'));
      throw error;
    }));

/** Whether a script is lost by now. */
export const isOneLost = (): boolean => Object.values(loads).includes(undefined);
