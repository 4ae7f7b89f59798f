import { isOneLost } from '../lean/import-again.ts';
import { askLatest } from './ask-latest.ts';
import { isFormInUse, isPending } from './form-use.ts';
import { createManifest, redirectIn } from './manifest.ts';
import { pageBuild } from './page-build.ts';
import { reloadOnce } from './reload-once.ts';
import { isLineSlow } from './slow-line.ts';
import { watchBuilds } from './watch-builds.ts';

/** The build of this page, its manifest, and whether there is a newer build. */
export interface Builds {
  /** Whether a newer build is there: what this one would fetch may be gone. */
  readonly isOutdated: () => boolean;
  /**
   * The address that takes the place of a page, as the build's manifest says.
   * @throws when the manifest cannot be had
   */
  readonly redirectOf: (site: string, path: string) => Promise<string | undefined>;
}

/** Milliseconds before the manifest is fetched (Registration §9). */
const manifestDelay = 1000;

/**
 * Begins to watch for newer builds, for scripts that are lost, and fetches the manifest.
 * @param minutes between two questions for a newer build
 */
export function startBuilds(minutes: number): Builds {
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
    // A script may be lost because its build is gone. Without any other one the page goes on, each in its own way.
    const onLost = async () => {
      if ((await check()) && !isFormInUse()) reloadOnce();
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
