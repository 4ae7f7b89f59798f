import { type Flow, flows, type SiteKey } from '@crema/flow-domain';
import { type EmbeddedPlace, embeddedPaths, placeOf } from '@crema/flow-domain/embedding';
import type { Brand } from '../brand/brand.ts';
import type { ServedRoute } from '../routes/route.ts';
import { isOutcome, type Outcome } from './protocol.ts';

/** How a page of ours stands in somebody else's, as its address says. */
export interface Embedding {
  readonly place: EmbeddedPlace;
  /** The app's own path of the page. */
  readonly path: string;
  /** Origin of the page that embeds it; any text, until `mayEmbed` has said yes. */
  readonly host: string;
  /** The site that the address names; none where the address's own host decides. */
  readonly site?: SiteKey | undefined;
  /** The flow that leads here. */
  readonly flow?: Flow | undefined;
  /** What has just come of it. */
  readonly done?: Extract<Outcome, 'registered' | 'saved'> | undefined;
  /** Whether a window is offered in place of the form, because the frame keeps no cookies. */
  readonly offers: boolean;
}

/**
 * Reads how an address is embedded; `undefined` for an ordinary one.
 * @param site the site of the request
 */
export function readEmbedding({ pathname, searchParams }: URL, site: SiteKey): Embedding | undefined {
  const { place, path } = placeOf(pathname);
  if (!place) return undefined;
  const [host = '', ...others] = searchParams.getAll('host');
  const done = searchParams.get('done');
  return {
    place,
    path,
    // Of two nobody could say which one is meant.
    host: others.length > 0 ? '' : host,
    site: searchParams.has('site') || searchParams.has('locale') ? site : undefined,
    flow: flows.find((flow) => flow === searchParams.get('flow')),
    done: isOutcome(done) && done !== 'closed' ? done : undefined,
    offers: place === 'frame' && searchParams.has('window'),
  };
}

/** Whether an origin may embed a site's pages: one that the brand names, or who runs the server. */
export const mayEmbed = (
  { embedderOrigins }: Pick<Brand, 'embedderOrigins'>,
  { host }: Pick<Embedding, 'host'>,
  site: SiteKey,
  others: readonly string[],
): boolean => [...(embedderOrigins?.(site) ?? []), ...others].includes(host);

/** The address of one of the app's pages, embedded in the same way. */
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

/** The address under which the form of an embedded page comes back. What has just come of the flow is not said again there. */
export function addressToReturn(address: string): string {
  const url = new URL(`http://localhost${address}`);
  url.searchParams.delete('done');
  return url.pathname + url.search;
}

/**
 * Where success leads from an embedded page: to the page after it, and from the last one to itself, which then shows what was
 * saved. Never to `returnTo`, since no page of the shop is shown in a frame.
 */
export function successIn(embedding: Embedding, { form, next }: Pick<ServedRoute, 'form' | 'next'>): string {
  return next === undefined
    ? addressIn({ ...embedding, done: 'saved', offers: false }, embedding.path)
    : addressIn({ ...embedding, flow: form?.flow, done: 'registered', offers: false }, next);
}
