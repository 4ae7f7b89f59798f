import { type EmbeddedPlace, embeddedPaths, placeOf } from './embedded-paths.ts';
import { isOutcome, type Outcome } from './protocol.ts';

/** The way in which a page is embedded, as its address names it. */
export interface Embedding {
  readonly place: EmbeddedPlace;
  /** The app's own path of the page. */
  readonly path: string;
  /** Origin of the page that embeds it. Any text until `mayEmbed` has returned true. */
  readonly host: string;
  /** Key of the site, if the address names one. @default the site of the address's host */
  readonly site?: string | undefined;
  /** The flow that leads here. */
  readonly flow?: string | undefined;
  /** The result of that flow, if the page is the first one after it. */
  readonly done?: Extract<Outcome, 'registered' | 'saved'> | undefined;
  /** True if a window is offered in place of the form, because the frame keeps no cookies. */
  readonly offers: boolean;
}

/**
 * Reads how an address is embedded. Returns `undefined` for an ordinary address.
 * @param site key of the request's site
 * @param flows names of the app's flows
 */
export function readEmbedding(
  { pathname, searchParams }: URL,
  site: string,
  flows: readonly string[],
): Embedding | undefined {
  const { place, path } = placeOf(pathname);
  if (!place) return undefined;
  const [host = '', ...others] = searchParams.getAll('host');
  const done = searchParams.get('done');
  return {
    place,
    path,
    // With two hosts it is unclear which one is meant.
    host: others.length > 0 ? '' : host,
    site: searchParams.has('site') || searchParams.has('locale') ? site : undefined,
    flow: flows.find((flow) => flow === searchParams.get('flow')),
    done: isOutcome(done) && done !== 'closed' ? done : undefined,
    offers: place === 'frame' && searchParams.has('window'),
  };
}

/** Names the origins that may embed a site's pages. */
interface Embedders<SiteKey> {
  readonly embedderOrigins?: ((site: SiteKey) => readonly string[]) | undefined;
}

/**
 * Returns true if an origin may embed a site's pages.
 * @param others origins that the server's operator allows
 */
export const mayEmbed = <SiteKey>(
  { embedderOrigins }: Embedders<SiteKey>,
  { host }: Pick<Embedding, 'host'>,
  site: SiteKey,
  others: readonly string[],
): boolean => [...(embedderOrigins?.(site) ?? []), ...others].includes(host);

/** Returns the address of one of the app's pages, embedded in the same way. */
export function addressIn(
  { place, host, site, flow, done, offers }: Omit<Embedding, 'path'>,
  path: string,
): string {
  const url = new URL(`http://localhost${embeddedPaths[place]}${path}`);
  const parameters = { host, site, flow, done, window: offers ? '1' : undefined, returnTo: undefined };
  for (const [name, value] of Object.entries(parameters)) {
    if (value === undefined) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  return url.pathname + url.search;
}

/** Returns the address under which an embedded page's form comes back. It does not repeat the result of a flow. */
export function addressToReturn(address: string): string {
  const url = new URL(`http://localhost${address}`);
  url.searchParams.delete('done');
  return url.pathname + url.search;
}

/** The parts of a page's route that decide where success leads. */
interface Leading {
  readonly form?: { readonly flow: string } | undefined;
  readonly next?: string | undefined;
}

/**
 * Returns where success leads from an embedded page: to the page after it. From the last page it leads to the same page, which
 * then shows what was saved. It never leads to `returnTo`, because a frame shows no page of the shop.
 */
export function successIn(embedding: Embedding, { form, next }: Leading): string {
  return next === undefined
    ? addressIn({ ...embedding, done: 'saved', offers: false }, embedding.path)
    : addressIn({ ...embedding, flow: form?.flow, done: 'registered', offers: false }, next);
}
