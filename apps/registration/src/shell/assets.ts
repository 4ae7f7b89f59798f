import type { SiteKey } from '@crema/flow-domain';
import { packSource } from '../packs/index.ts';
import type { Route } from '../routes/route.ts';
import type { PageAssets } from './document.ts';

/** What a build leaves behind for the pages: addresses of its files, and the inlined texts. */
export interface BuildAssets {
  readonly css: string;
  readonly boot: string;
  readonly entry: string;
  readonly icon: string;
  readonly fonts: readonly string[];
  /** Scripts that a source file needs, itself first, by its path from the app's folder. */
  readonly scripts: Readonly<Record<string, readonly string[]>>;
}

/** The files of one page: the entry's scripts, the screen's and the site's pack, nothing of another flow or locale. */
export function assetsFor(build: BuildAssets, route: Route, site: SiteKey): PageAssets {
  const sources = ['src/entry-client.tsx', route.source, packSource(site)];
  return { ...build, scripts: [...new Set(sources.flatMap((source) => build.scripts[source] ?? []))] };
}
