/** The parts of a build that pages use: URL paths of its files, and the inlined texts. */
export interface BuildAssets {
  /** Id of the build, which is part of the names of its styles. */
  readonly build: string;
  /** The style of each page, by the id of its route or the name of a page without one. */
  readonly styles: Readonly<Record<string, string>>;
  readonly boot: string;
  readonly entry: string;
  readonly icon: string;
  /** The picture beside a shared link. */
  readonly share: string;
  readonly fonts: string;
  /** The script of embedded pages. */
  readonly framed: string;
  /** Scripts that a source file needs, itself first, by its path relative to the app's folder. */
  readonly scripts: Readonly<Record<string, readonly string[]>>;
}

/** The parts of a build that one page needs. */
export interface PageAssets {
  /** Id of the build, which is part of the names of its styles. */
  readonly build: string;
  /** Name of the style: the id of a route, or the name of a page without one. */
  readonly page: string;
  /** The rules for what this page shows, inlined. */
  readonly css: string;
  /** The boot script, inlined; empty on a page without React. */
  readonly boot: string;
  /** The script that hydrates the page. */
  readonly entry: string;
  /** The script of the page's screen. */
  readonly screen: string;
  /** Scripts to fetch after the first paint. */
  readonly scripts: readonly string[];
  /** URL paths of the site's packs, by the names of their texts. */
  readonly packs: Readonly<Record<string, string>>;
  /** The script that adds the fonts after the first paint. The page itself names no font. */
  readonly fonts: string;
  readonly icon: string;
}

/** Returns the files of a page without React. */
export function staticAssets({ build, styles, icon, fonts }: BuildAssets, page: string): PageAssets {
  const none = { boot: '', entry: '', screen: '', scripts: [], packs: {} };
  return { build, page, css: styles[page] ?? '', icon, fonts, ...none };
}
