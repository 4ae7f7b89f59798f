import { randomUUID } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { chooseEncoding, type Encoding, holds } from '../http/send-content.ts';
import type { Early, Fetch } from '../http/listen.ts';
import { originOf, type OwnOrigin } from '../http/origin.ts';
import type { PageServices } from '../services.ts';

/** A response that is the same for every visitor. */
interface Kept {
  readonly etag: string;
  readonly headers: OutgoingHttpHeaders;
  /** Headers without those that describe the body. */
  readonly headersAlone: OutgoingHttpHeaders;
  readonly body: Uint8Array;
  /** Its route in the log. Assets get no line. */
  readonly route: string | undefined;
}

/** The parts of a request that select a stored response. */
interface Asked extends OwnOrigin {
  readonly path: string;
  readonly accepts: string | undefined;
}

const withoutPort = (host: string) => host.replace(/:\d+$/, '');

const ofBody = new Set(['content-encoding', 'content-length', 'content-type']);
// The most values of `Accept-Encoding` that are remembered. A browser has only one.
const mostWishes = 100;

/**
 * Stores responses that are the same bytes for every visitor, as a cache in front of the app would, and sends them without calling
 * the app. A page then costs a third of the time. Only files and pages of the build are stored, on the hosts of the sites, so that
 * no client can fill the memory. A request for a page with a session always reaches the app.
 * @param onPage gets every page that was sent from the cache
 */
export function cacheResponses(
  { bundle, trustProxy, log }: Pick<PageServices, 'bundle' | 'trustProxy' | 'log'>,
  fetch: Fetch,
  onPage: (
    request: IncomingMessage,
    page: { readonly route: string; readonly status: number },
  ) => void = () => {},
): { readonly early: Early; readonly fetch: Fetch } {
  const kept = new Map<string, Kept>();
  const bodies = new Map<string, Uint8Array>();
  const wishes = new Map<string, Encoding>();

  const encodingFor = (accepts = '') => {
    const known = wishes.get(accepts);
    if (known) return known;
    if (wishes.size >= mostWishes) wishes.clear();
    const encoding = chooseEncoding(accepts, ['br', 'gzip']);
    wishes.set(accepts, encoding);
    return encoding;
  };
  const nameOf = ({ host, https, path, accepts }: Asked) =>
    `${https} ${bundle.asset(path) ? '' : withoutPort(host)} ${path} ${encodingFor(accepts)}`;

  /** Returns the name under which a response can be stored, or `undefined` if it cannot be stored or is stored already. */
  function nameToKeep(request: Request, { status, headers }: Response): string | undefined {
    if (request.method !== 'GET' || status !== 200 || !headers.get('cache-control')?.startsWith('public'))
      return undefined;
    const { protocol, host, pathname: path, search } = new URL(request.url);
    const header = (name: string) => request.headers.get(name) ?? undefined;
    const own = originOf({ https: protocol === 'https:', host }, header, trustProxy);
    const site = bundle.hosts.get(withoutPort(own.host));
    if (search || !site || !(bundle.asset(path) ?? bundle.prerendered(site, path))) return undefined;
    const name = nameOf({ ...own, path, accepts: header('accept-encoding') });
    return kept.has(name) ? undefined : name;
  }

  async function keep(name: string, path: string, etag: string, response: Response): Promise<void> {
    const body = bodies.get(etag) ?? new Uint8Array(await response.arrayBuffer());
    bodies.set(etag, body);
    const headers = Object.fromEntries(response.headers);
    kept.set(name, {
      etag,
      headers: { ...headers, 'content-length': body.length },
      headersAlone: Object.fromEntries(Object.entries(headers).filter(([each]) => !ofBody.has(each))),
      body,
      route: bundle.asset(path) ? undefined : path,
    });
  }

  return {
    early: (request: IncomingMessage, response: ServerResponse) => {
      const { method, url: path = '', headers } = request;
      if (method !== 'GET') return false;
      const header = (name: string) => headers[name]?.toString();
      const own = originOf({ https: false, host: headers.host ?? '' }, header, trustProxy);
      const answer = kept.get(nameOf({ ...own, path, accepts: header('accept-encoding') }));
      // A file is the same with a session, but the app has to answer for a page. Both names of the session's cookie end like this.
      if (!answer || (answer.route !== undefined && headers.cookie?.includes('crema_session='))) return false;
      const status = holds(headers['if-none-match'], answer.etag) ? 304 : 200;
      if (status === 304) response.writeHead(304, answer.headersAlone).end();
      else response.writeHead(200, answer.headers).end(answer.body);
      const { route } = answer;
      if (route !== undefined) {
        log({ level: 'info', requestId: randomUUID(), method, route, status, ms: 0 });
        onPage(request, { route, status });
      }
      return true;
    },
    fetch: async (request, sent) => {
      const response = await fetch(request, sent);
      const etag = response.headers.get('etag');
      const name = etag === null ? undefined : nameToKeep(request, response);
      if (etag !== null && name !== undefined) {
        // A response that cannot be stored is sent all the same.
        keep(name, new URL(request.url).pathname, etag, response.clone()).catch(() => {});
      }
      return response;
    },
  };
}
