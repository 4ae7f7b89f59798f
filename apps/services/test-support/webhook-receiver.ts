import { once } from 'node:events';
import { createServer } from 'node:http';
import { Webhook } from 'standardwebhooks';

const secret = `whsec_${Buffer.from('a secret of a test, long enough').toString('base64')}`;

/** The settings of a service that sends its webhooks to an address. */
export const webhookSettings = (url: string) => ({ WEBHOOK_URL: url, WEBHOOK_SECRET: secret });

/** A webhook with a right signature. */
interface Received {
  readonly id: string;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/**
 * Starts a system that receives webhooks and checks their signatures.
 * @param statusOf the status of its answer to the n-th request, from 0. @default 204
 */
export async function startReceiver(statusOf: (nth: number) => number = () => 204) {
  const received: Received[] = [];
  const refused: string[] = [];
  const verifier = new Webhook(secret);
  let requests = 0;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    );
    const status = statusOf(requests);
    requests += 1;
    try {
      const body: unknown = verifier.verify(Buffer.concat(chunks).toString(), headers);
      if (status < 300 && typeof body === 'object' && body !== null && 'type' in body && 'data' in body)
        received.push({
          id: headers['webhook-id'] ?? '',
          type: String(body.type),
          data: Object.fromEntries(Object.entries(body.data ?? {})),
        });
    } catch (error) {
      refused.push(String(error));
    }
    response.writeHead(status).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    received,
    /** Requests whose signature is wrong. */
    refused,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
