import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/** One request as an address service got it. */
export interface ReceivedRequest {
  readonly method: string | undefined;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** An address service of this machine. */
export interface StreetService {
  readonly url: string;
  readonly requests: ReceivedRequest[];
  readonly close: () => void;
}

/** Starts an address service that responds with `answer`, and records the requests. */
export async function startStreetService(
  answer: (response: ServerResponse, request: ReceivedRequest) => void,
): Promise<StreetService> {
  const requests: ReceivedRequest[] = [];
  const server = createServer(async (incoming, response) => {
    const { method, url = '', headers } = incoming;
    const request = { method, url, headers, body: await text(incoming).catch(() => '') };
    requests.push(request);
    answer(response, request);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    requests,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Answers with JSON. */
export const json = (response: ServerResponse, body: unknown): void =>
  void response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
