/** The embedded page, as the element's attributes name it. */
export interface EmbeddedPage {
  /** Path of the page, such as `signup`, with or without a slash before it. */
  readonly page: string;
  /** Key of the site, such as `AT`. @default the site of the script's host */
  readonly site?: string | null | undefined;
}

const below = '/embed/';

/**
 * Returns the address of an embedded page, or `undefined` for a path outside of the embedded pages, such as `../login`.
 * @param origin of the script
 * @param host origin of the page that embeds it
 */
export function frameAddress({ page, site }: EmbeddedPage, origin: string, host: string): string | undefined {
  const url = new URL(origin + below + page.replace(/^[\\/]+/, ''));
  if (url.origin !== origin || !url.pathname.startsWith(below)) return undefined;
  url.searchParams.set('host', host);
  if (site) url.searchParams.set('site', site);
  return url.href;
}
