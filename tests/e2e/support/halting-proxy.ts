import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { text } from 'node:stream/consumers';

/** A proxy to a product that stops in the middle of each page. */
export interface HaltingProxy {
  readonly url: string;
  /** Sends the rest of every page that waits. */
  readonly goOn: () => void;
  readonly close: () => void;
}

/**
 * Starts a proxy in front of a product. It sends each page up to `mark`, and the rest when the test calls
 * `goOn`.
 */
export async function startHaltingProxy(product: string, mark: string): Promise<HaltingProxy> {
  const waiting: (() => void)[] = [];
  const server = createServer((asked, answer) => {
    const { 'accept-encoding': _, ...headers } = asked.headers;
    const onward = request(product + asked.url, { method: asked.method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      if (!response.headers['content-type']?.startsWith('text/html')) {
        response.pipe(answer);
        return;
      }
      void text(response).then((html) => {
        const found = html.indexOf(mark);
        const end = found === -1 ? html.length : found;
        answer.write(html.slice(0, end));
        return waiting.push(() => answer.end(html.slice(end)));
      });
    });
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}`,
    goOn: () => {
      for (const send of waiting.splice(0)) send();
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
