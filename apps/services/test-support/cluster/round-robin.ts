import {
  type ClientRequest,
  createServer,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy in front of several servers, as small as it can be. */
export interface RoundRobin {
  readonly address: string;
  /** Sends all later requests to this server instead of another one. */
  readonly use: (place: number, address: string) => void;
  readonly close: () => void;
}

function busy(response: ServerResponse): void {
  if (response.headersSent) response.destroy();
  else response.writeHead(503, { 'Retry-After': '1', 'Cache-Control': 'no-store' }).end();
}

/**
 * Sends each request to the next server. Skips a server that accepts no connection. If the connection breaks later, the server may
 * have processed the request, so the client gets 503 and the request is not sent again.
 */
export async function roundRobin(targets: readonly string[]): Promise<RoundRobin> {
  const servers = [...targets];
  let next = 0;

  async function bodyOf(incoming: IncomingMessage): Promise<Buffer> {
    const parts: Buffer[] = [];
    for await (const part of incoming) parts.push(Buffer.from(part));
    return Buffer.concat(parts);
  }

  function pass(incoming: IncomingMessage, body: Buffer, response: ServerResponse, tries: number): void {
    if (tries === 0) return busy(response);
    const target = servers[next % servers.length] ?? '';
    next += 1;
    const { method, url, headers } = incoming;
    const passed: ClientRequest = request(new URL(url ?? '/', target), { method, headers, agent: false });
    passed.once('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.once('error', () => busy(response)).pipe(response);
    });
    passed.on('error', (error) => {
      const refused = 'code' in error && error.code === 'ECONNREFUSED';
      return refused ? pass(incoming, body, response, tries - 1) : busy(response);
    });
    passed.end(body);
  }

  const server = createServer((incoming, response) => {
    void bodyOf(incoming).then(
      (body) => pass(incoming, body, response, servers.length),
      () => response.destroy(),
    );
  });
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address: AddressInfo | string | null = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  return {
    address: `http://127.0.0.1:${port}`,
    use: (place, address) => {
      servers[place] = address;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
