import { type BuildAssets, type PageAssets, staticAssets } from '@crema/page-shell/assets';
import { embeddedStyle, laterStyle } from '@crema/page-shell/page-style';
import type { SiteKey } from '@crema/flow-domain';
import { packSource } from '../packs/index.ts';
import { hasLaterStyle, type Route, type RouteTable } from '../routes/route.ts';

/**
 * Returns the files of one page of a table: the entry's scripts, the screen's and the site's pack, nothing of another flow or
 * locale.
 * @param more `returned`: a form came back, and may show at once what a page otherwise fetches later; `asks`: the page may ask for
 *   consent; `embedded`: the page is embedded in another one
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
  // An embedded page has a style with all that it fetches later. No other style replaces it.
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
 * Returns URL paths of a site's packs, by the names of their texts: the page's own, those of pages that the app shows without a
 * load, which have the same layout, and that of the page after it, which is prepared.
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
