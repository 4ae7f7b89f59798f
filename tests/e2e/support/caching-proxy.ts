import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { Agent, type Dispatcher, interceptors } from 'undici';

/** A shared cache in front of a product, as RFC 9111 describes it. */
export interface CachingProxy {
  /** Returns its address under a host of the product, such as `de.localhost`. */
  readonly at: (host: string) => string;
  /** The statuses of the product's responses, with their paths. */
  readonly asked: string[];
  readonly close: () => Promise<void>;
}

/** The settings of a cache. */
interface Setting {
  /** Stores public responses for a minute without revalidation, and bypasses requests with this cookie. */
  readonly keepsUnless?: string;
}

// Headers of one connection, which a proxy does not forward.
const ofConnection = new Set(['connection', 'content-length', 'keep-alive', 'transfer-encoding']);

const readBody = async (request: IncomingMessage) => Buffer.concat(await request.toArray());

/** Reads the product's response before the cache does, and may allow a longer lifetime. */
const listen =
  (asked: string[], keeps: boolean): Dispatcher.DispatcherComposeInterceptor =>
  (dispatch) =>
  (options, handler) =>
    dispatch(options, {
      onRequestStart: (controller, context) => handler.onRequestStart?.(controller, context),
      onResponseStart: (controller, status, headers, message) => {
        asked.push(`${status} ${options.path}`);
        if (keeps && String(headers['cache-control']).startsWith('public, max-age=0')) {
          headers['cache-control'] = 'public, s-maxage=60';
        }
        handler.onResponseStart?.(controller, status, headers, message);
      },
      onResponseData: (controller, chunk) => handler.onResponseData?.(controller, chunk),
      onResponseEnd: (controller, trailers) => handler.onResponseEnd?.(controller, trailers),
      onResponseError: (controller, error) => handler.onResponseError?.(controller, error),
    });

/** Starts a shared cache in front of a product. */
export async function startCachingProxy(
  product: string,
  { keepsUnless }: Setting = {},
): Promise<CachingProxy> {
  const asked: string[] = [];
  // Every host name points to the product, as in production.
  const plain = new Agent({
    connect: { lookup: (_host, _options, done) => done(null, [{ address: '127.0.0.1', family: 4 }]) },
  }).compose(listen(asked, keepsUnless !== undefined));
  const cached = plain.compose(interceptors.cache({ type: 'shared' }));
  const server = createServer(async (request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    const passes = keepsUnless !== undefined && headers.cookie?.includes(`${keepsUnless}=`);
    const { host = '' } = headers;
    const answer = await (passes || method !== 'GET' ? plain : cached).request({
      origin: `http://${host.replace(/:\d+$/, '')}:${new URL(product).port}`,
      path: url,
      method,
      headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.has(name))),
      ...(method === 'GET' ? {} : { body: await readBody(request) }),
    });
    const body = Buffer.from(await answer.body.arrayBuffer());
    for (const [name, value] of Object.entries(answer.headers)) {
      if (value !== undefined && !ofConnection.has(name)) response.setHeader(name, value);
    }
    response.writeHead(answer.statusCode).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    at: (host) => `http://${host}:${port}`,
    asked,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await plain.close();
    },
  };
}
