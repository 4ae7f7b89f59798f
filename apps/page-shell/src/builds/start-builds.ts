import { isFormInUse, isPending } from './form-use.ts';
import { isOneLost } from './import-again.ts';
import { createManifest, member, redirectIn } from './manifest.ts';
import { reloadOnce } from './reload-once.ts';
import { watchBuilds } from './watch-builds.ts';

declare global {
  interface Navigator {
    /** Not in every browser. */
    readonly connection?: { readonly effectiveType?: string; readonly saveData?: boolean };
  }
}

/** The page's own build, its manifest, and the check for a newer build. */
export interface Builds {
  /** Returns true if there is a newer build. The server may no longer have the scripts of this page's build. */
  readonly isOutdated: () => boolean;
  /**
   * Returns the address that replaces a page, from the build's manifest.
   * @throws if the manifest cannot be fetched
   */
  readonly redirectOf: (site: string, path: string) => Promise<string | undefined>;
}

/** Milliseconds before the manifest is fetched (Registration §9). */
const manifestDelay = 1000;

/** Path of the server's newest build. */
const latestBuild = '/builds/latest.json';

/**
 * Asks the server for its newest build (Registration §7).
 * @returns its id, or `undefined` if the request fails
 */
async function askLatest(): Promise<string | undefined> {
  try {
    const answer = await fetch(`${latestBuild}?${Date.now()}`, { cache: 'no-store' });
    const id = answer.ok ? member(await answer.json(), 'id') : undefined;
    return typeof id === 'string' ? id : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the id of the page's build. It is empty in development, which has no builds. */
const pageBuild = (): string =>
  document.querySelector<HTMLElement>('style[data-build]')?.dataset['build'] ?? '';

/** Returns true on a slow connection, where the page fetches only what it needs now (Registration §9). */
const isLineSlow = (): boolean =>
  navigator.connection?.saveData === true || navigator.connection?.effectiveType === 'slow-2g';

/**
 * Starts to watch for newer builds and for scripts that fail to load, and fetches the manifest.
 * @param minutes between two requests for the newest build
 * @param isReturned returns true if the server has sent the form back with its entries
 */
export function startBuilds(minutes: number, isReturned: () => boolean): Builds {
  const own = pageBuild();
  const manifest = createManifest(own);
  let outdated = false;
  if (own) {
    const check = watchBuilds({
      every: minutes * 60_000,
      ask: askLatest,
      own,
      isPending,
      onNewer: (id) => {
        outdated = true;
        console.info(`There is a newer build, ${id}. The next page is loaded as a whole.`);
      },
    });
    // If a newer build exists, the server may have removed the script. If not, each part of the page handles its own failure.
    const onLost = async () => {
      if ((await check()) && !isFormInUse(isReturned)) reloadOnce();
    };
    addEventListener('chunklost', () => void onLost());
    if (isOneLost()) void onLost();
    if (!isLineSlow()) setTimeout(() => void manifest().catch(() => {}), manifestDelay);
  }
  return {
    isOutdated: () => outdated,
    redirectOf: async (site, path) => redirectIn(await manifest(), site, path),
  };
}
