import { once } from 'node:events';
import { createServer, request } from 'node:http';

/** A product as a browser sees it that does not know `Partitioned`, and tells no `Referer`. */
export interface ForgetfulProxy {
  readonly url: string;
  readonly close: () => void;
}

const unpartitioned = (cookie: string) => cookie.replace(/; Partitioned/i, '');

/**
 * Stands in front of a product and takes `Partitioned` out of its cookies, as a browser ignores what it does not know, and the
 * `Referer` out of requests, as extensions and company networks do.
 */
export async function startForgetfulProxy(product: string): Promise<ForgetfulProxy> {
  const { port } = new URL(product);
  const server = createServer((asked, answer) => {
    const { method, url: path } = asked;
    const { referer: _, ...headers } = asked.headers;
    const passed = request({ host: '127.0.0.1', port, method, path, headers }, (response) => {
      const cookies = response.headers['set-cookie']?.map(unpartitioned);
      answer.writeHead(response.statusCode ?? 502, {
        ...response.headers,
        ...(cookies && { 'set-cookie': cookies }),
      });
      response.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
