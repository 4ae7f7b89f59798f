import type { RoutePaths, RouteTable } from '../route-table.ts';
import { embeddedStyle, laterStyle } from '../view/page-style.ts';
import { type BuildAssets, type PageAssets, staticAssets } from './build-assets.ts';

/** The parts of a route that decide which files its page names. */
export interface PageRoute extends RoutePaths {
  readonly id: string;
  readonly layout: string;
  /** Name of the texts that the page downloads, and of its pack. */
  readonly texts: string;
  /** Source of the screen, by which the build finds its files. */
  readonly source: string;
  /** Sources of the parts that the screen fetches at once. The page names their files with its own. */
  readonly parts?: readonly string[] | undefined;
  /** True if an answer fetches parts of the screen. The page then has a second style for them. @default with `parts` */
  readonly laterParts?: boolean | undefined;
  /** Path of the page after this one, which this page prepares. */
  readonly next?: string | undefined;
  /** True if shoppers reach the page only by a load, so that no other page names its files. @default false */
  readonly byLoadAlone?: boolean | undefined;
}

/** The way in which a page is served. */
interface Serving {
  /** Returns the source of a pack of the page's site, by the name of its texts. */
  readonly packOf: (texts: string) => string;
  /** True if a form came back. It may show at once what a page otherwise fetches later. @default false */
  readonly returned?: boolean;
  /** True if the page is embedded in another one. @default false */
  readonly embedded?: boolean;
  /** Names of more texts that the page may fetch, such as those of a banner. @default none */
  readonly more?: readonly string[];
}

/** Returns true if a page has a second style, with the rules of all parts that the page fetches later. */
export const hasLaterStyle = ({
  parts = [],
  laterParts = false,
}: Pick<PageRoute, 'parts' | 'laterParts'>): boolean => laterParts || parts.length > 0;

/** Returns the name of a page's style with the rules of all its parts. */
export const wholeStyle = (route: Pick<PageRoute, 'id' | 'parts' | 'laterParts'>): string =>
  hasLaterStyle(route) ? laterStyle(route.id) : route.id;

/**
 * Returns URL paths of packs by the names of their texts: the page's own, those of pages that the app shows without a load, which
 * have the same layout, and that of the page after it, which is prepared.
 */
function packsFor(
  { scripts }: BuildAssets,
  { routes, match }: RouteTable<PageRoute>,
  own: PageRoute,
  { packOf, more = [] }: Serving,
): PageAssets['packs'] {
  const isReached = (route: PageRoute) => route.layout === own.layout && !route.byLoadAlone;
  const reached = [own, ...routes.filter(isReached), match(own.next ?? '')?.route];
  const texts = [...new Set([...reached.flatMap((route) => route?.texts ?? []), ...more])];
  return Object.fromEntries(
    texts.flatMap((name) => {
      const [file] = scripts[packOf(name)] ?? [];
      return file === undefined ? [] : [[name, file]];
    }),
  );
}

/**
 * Returns the files of one page of a table: the scripts of the entry, of the screen and of the site's pack, and none of another
 * flow or language.
 */
export function assetsFor(
  build: BuildAssets,
  table: RouteTable<PageRoute>,
  route: PageRoute,
  serving: Serving,
): PageAssets {
  const { packOf, returned = false, embedded = false } = serving;
  const sources = ['src/entry-client.tsx', route.source, ...(route.parts ?? []), packOf(route.texts)];
  const [screen = ''] = build.scripts[route.source] ?? [];
  // An embedded page has a style with all that it fetches later. No other style replaces it.
  const style = returned || embedded ? wholeStyle(route) : route.id;
  return {
    ...staticAssets(build, style),
    ...(embedded && { css: build.styles[embeddedStyle(route.id)] ?? '' }),
    boot: build.boot,
    entry: build.entry,
    screen,
    scripts: [...new Set(sources.flatMap((source) => build.scripts[source] ?? []))],
    packs: packsFor(build, table, route, serving),
  };
}
