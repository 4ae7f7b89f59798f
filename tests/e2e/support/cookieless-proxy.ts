import { once } from 'node:events';
import { createServer, request } from 'node:http';

/** A proxy that removes every cookie, as a browser does that stores none. */
export interface CookielessProxy {
  readonly url: string;
  readonly close: () => void;
}

/** Starts a proxy in front of a product that removes the cookies from every request and response. */
export async function startCookielessProxy(product: string): Promise<CookielessProxy> {
  const server = createServer((asked, answer) => {
    const { cookie: _, ...headers } = asked.headers;
    const onward = request(product + asked.url, { method: asked.method, headers }, (response) => {
      const { 'set-cookie': __, ...rest } = response.headers;
      answer.writeHead(response.statusCode ?? 502, rest);
      response.pipe(answer);
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
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
