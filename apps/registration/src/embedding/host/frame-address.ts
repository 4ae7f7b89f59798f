/** Which page is embedded, as an element's attributes say. */
export interface EmbeddedPage {
  /** Path of the page, such as `signup`, with or without a slash before it. */
  readonly page: string;
  /** Key of the site, such as `AT`. @default the site of the script's host */
  readonly site?: string | null | undefined;
}

const below = '/embed/';

/**
 * The address of an embedded page; `undefined` for what leads anywhere else, such as `../login`.
 * @param origin where the script comes from
 * @param host origin of the page that embeds it
 */
export function frameAddress({ page, site }: EmbeddedPage, origin: string, host: string): string | undefined {
  const url = new URL(origin + below + page.replace(/^[\\/]+/, ''));
  if (url.origin !== origin || !url.pathname.startsWith(below)) return undefined;
  url.searchParams.set('host', host);
  if (site) url.searchParams.set('site', site);
  return url.href;
}
