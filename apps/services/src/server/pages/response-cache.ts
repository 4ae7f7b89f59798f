import { randomUUID } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { chooseEncoding, type Encoding, holds } from '../http/send-content.ts';
import type { Early, Fetch } from '../http/listen.ts';
import { originOf, type OwnOrigin } from '../http/origin.ts';
import type { PageServices } from '../services.ts';

/** An answer that everybody gets. */
interface Kept {
  readonly etag: string;
  readonly headers: OutgoingHttpHeaders;
  /** Without what describes a body. */
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
// The longest list of different wishes that is worth remembering; a browser has one.
const mostWishes = 100;

/**
 * Keeps the answers that are the same bytes for everybody, as a cache in front of the app would, and gives them without asking
 * the app again: a page costs a third of the time then. Only files and pages of the build are kept, on the hosts of the sites,
 * so that no client can fill the memory. A request with a session always reaches the app.
 * @param onPage hears of every page that was given so
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

  /** The name under which the answer to a request may be kept, and has not been. */
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
      // A file is the same for who has a session; a page is the app's to answer. Both names of the session's cookie end so.
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
