import type { SiteKey } from '@crema/flow-domain';
import { packSource } from '../packs/index.ts';
import { hasLaterStyle, type Route } from '../routes/route.ts';
import type { RouteTable } from '../routes/route-table.ts';
import type { PageAssets } from './document.ts';
import { embeddedStyle, laterStyle } from './page-style.ts';

/** What a build leaves behind for the pages: addresses of its files, and the inlined texts. */
export interface BuildAssets {
  /** Names the build in the addresses of its styles. */
  readonly build: string;
  /** The style of each page, by the id of its route or the name of a page without one. */
  readonly styles: Readonly<Record<string, string>>;
  readonly boot: string;
  readonly entry: string;
  readonly icon: string;
  /** The picture that stands beside a shared link. */
  readonly share: string;
  readonly fonts: string;
  /** What an embedded page has beside the app. */
  readonly framed: string;
  /** Scripts that a source file needs, itself first, by its path from the app's folder. */
  readonly scripts: Readonly<Record<string, readonly string[]>>;
}

/** The files of a page that React never sees. */
export function staticAssets({ build, styles, icon, fonts }: BuildAssets, page: string): PageAssets {
  const none = { boot: '', entry: '', screen: '', scripts: [], packs: {} };
  return { build, page, css: styles[page] ?? '', icon, fonts, ...none };
}

/**
 * The files of one page of a table: the entry's scripts, the screen's and the site's pack, nothing of another flow or locale.
 * @param more `returned`: whether a form came back, which may show at once what a page otherwise fetches later; `asks`: whether
 *   it may ask for consent; `embedded`: whether it stands in somebody else's page
 */
export function assetsFor(
  assets: BuildAssets,
  table: RouteTable,
  route: Route,
  site: SiteKey,
  {
    returned = false,
    asks = false,
    embedded = false,
  }: { readonly returned?: boolean; readonly asks?: boolean; readonly embedded?: boolean } = {},
): PageAssets {
  const sources = ['src/entry-client.tsx', route.source, ...(route.parts ?? []), packSource(site, route)];
  const scripts = [...new Set(sources.flatMap((source) => assets.scripts[source] ?? []))];
  const { boot, entry } = assets;
  const [screen = ''] = assets.scripts[route.source] ?? [];
  // An embedded page has a style with all that it fetches later, and nothing takes its place.
  const page = (returned || embedded) && hasLaterStyle(route) ? laterStyle(route.id) : route.id;
  return {
    ...staticAssets(assets, page),
    ...(embedded && { css: assets.styles[embeddedStyle(route.id)] ?? '' }),
    boot,
    entry,
    screen,
    scripts,
    packs: packsFor(assets, table, route, site, asks ? ['cookies'] : []),
  };
}

/**
 * Addresses of a site's packs by the names of their texts: the page's own, those of pages that the app shows without a load,
 * which have the same layout, and that of the page after it, which is prepared.
 */
function packsFor(
  { scripts }: BuildAssets,
  { routes, match }: RouteTable,
  own: Route,
  site: SiteKey,
  more: readonly 'cookies'[],
): PageAssets['packs'] {
  const { layout, next } = own;
  const isReached = (route: Route) => route.layout === layout && !route.byLoadAlone;
  const reached = [own, ...routes.filter(isReached), match(next ?? '')?.route];
  const texts = [...new Set([...reached.flatMap((route) => route?.texts ?? []), ...more])];
  return Object.fromEntries(
    texts.flatMap((name) => {
      const [file] = scripts[packSource(site, { texts: name })] ?? [];
      return file === undefined ? [] : [[name, file]];
    }),
  );
}
