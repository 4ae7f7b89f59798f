import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Settings } from '../settings/settings.ts';
import type { Sent } from './app-env.ts';
import { createTurns } from './turns.ts';

/** A listening server. */
export interface Listening {
  /** The actual port, which differs from the requested one if that was 0. */
  readonly port: number;
  /** Stops listening and lets running requests end. After `graceMs` it closes their connections. */
  readonly close: (graceMs: number) => Promise<void>;
}

/** Makes an answer of a request. */
export type Fetch = (request: Request, sent?: Sent) => Promise<Response>;

/** Answers a request at once and says so, or leaves it alone. */
export type Early = (request: IncomingMessage, response: ServerResponse) => boolean;

/** The handlers of requests. */
export interface Answering {
  readonly fetch: Fetch;
  /** Is asked first. */
  readonly early?: Early;
}

/** Milliseconds for which a slow sender can hold a connection: until its headers have arrived, and until all of the request has. */
interface Timeouts {
  readonly headersTimeout: number;
  readonly requestTimeout: number;
}

/** Returns how many hosts a request names. Node uses the first, but a proxy in front may have used another one (RFC 9112 3.2). */
const hostsOf = ({ rawHeaders }: IncomingMessage): number =>
  rawHeaders.filter((name, place) => place % 2 === 0 && name.toLowerCase() === 'host').length;

const isReading = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

/**
 * Listens, and answers every request. Rejects with `EADDRINUSE` if the port is taken.
 * @param timeouts limits for slow senders. Node by itself checks them only every thirty seconds. Here it checks them each tenth of
 *   `headersTimeout`
 */
export async function listen(
  { host, port }: Pick<Settings, 'host' | 'port'>,
  answering: () => Answering,
  timeouts: Timeouts = { headersTimeout: 10_000, requestTimeout: 30_000 },
): Promise<Listening> {
  // The adapter refuses most addresses that cannot be read, but passes on a host such as 1.2.3.4.5.
  const answer = getRequestListener(async (request, { incoming }) =>
    URL.canParse(request.url)
      ? await answering().fetch(request, { peer: incoming.socket.remoteAddress })
      : new Response(null, { status: 400 }),
  );
  const server = createServer({ ...timeouts, connectionsCheckingInterval: timeouts.headersTimeout / 10 });
  // Requests that many shoppers send at the same moment arrive in one round of the event loop. With turns, a page waits for one of
  // them, and not for all.
  const turn = createTurns();
  const afterTurn = async (request: IncomingMessage, response: ServerResponse) => {
    await turn();
    // The client has gone, so no response is needed.
    if (!request.socket.destroyed) void answer(request, response);
  };
  // Connections that browsers open in advance; Node counts them as busy until their first request.
  const spare = new Set<Socket>();
  server.on('connection', (socket) => {
    spare.add(socket);
    socket.once('close', () => spare.delete(socket));
  });
  server.on('request', (request, response) => {
    spare.delete(request.socket);
    if (hostsOf(request) > 1) return void response.writeHead(400, { Connection: 'close' }).end();
    if (answering().early?.(request, response)) return;
    if (isReading(request)) void answer(request, response);
    else void afterTurn(request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    close: async (graceMs) => {
      const cut = setTimeout(() => server.closeAllConnections(), graceMs);
      // A browser keeps its connection open after the last response. An idle connection does not have to be waited for.
      const sweep = setInterval(() => server.closeIdleConnections(), 50);
      await new Promise((resolve) => {
        server.close(resolve);
        for (const socket of spare) socket.destroy();
      });
      clearTimeout(cut);
      clearInterval(sweep);
    },
  };
}
