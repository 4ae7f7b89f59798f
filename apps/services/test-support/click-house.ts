import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';

/** A request that the double got. */
interface Asked {
  readonly query: string;
  readonly parameters: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A double of the HTTP interface of ClickHouse. */
export interface ClickHouse {
  /** Its address with a user, a password and a database. */
  readonly url: string;
  readonly asked: readonly Asked[];
  /** Ids of the stored rows. A batch whose token is known adds none. */
  readonly stored: readonly string[];
  /** Lets the next requests end in this way: with a status, or after storing without a response. */
  readonly fail: (...how: readonly (number | 'lost')[]) => void;
  readonly close: () => Promise<void>;
}

/** Starts a double that keeps rows in memory. */
export async function startClickHouse(): Promise<ClickHouse> {
  const [asked, stored]: [Asked[], string[]] = [[], []];
  const tokens = new Set<string>();
  let failures: (number | 'lost')[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const parameters = new URL(request.url ?? '', 'http://double').searchParams;
      const body = Buffer.concat(parts).toString();
      const query = parameters.get('query') ?? '';
      asked.push({ query, parameters, headers: request.headers, body });
      const [failure, ...others] = failures;
      failures = others;
      if (typeof failure === 'number')
        return void response.writeHead(failure).end('a value: ada@crema.example');
      const token = parameters.get('insert_deduplication_token') ?? '';
      if (query.startsWith('insert') && !tokens.has(token)) {
        tokens.add(token);
        for (const row of body.split('\n')) stored.push(/"id":"(\w+)"/.exec(row)?.[1] ?? '');
      }
      if (failure === 'lost') return void request.socket.destroy();
      response.writeHead(200).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://writer:se%2Fcret@127.0.0.1:${port}/shop`,
    asked,
    stored,
    fail: (...how) => {
      failures = [...how];
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
