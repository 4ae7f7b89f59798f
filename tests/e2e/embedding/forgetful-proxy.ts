import { once } from 'node:events';
import { createServer, request } from 'node:http';

/**
 * A proxy that makes the product behave as in a browser that ignores `Partitioned` and sends no `Referer`.
 */
export interface ForgetfulProxy {
  readonly url: string;
  readonly close: () => void;
}

const unpartitioned = (cookie: string) => cookie.replace(/; Partitioned/i, '');

/**
 * Starts a proxy in front of a product. It removes `Partitioned` from cookies, as a browser ignores unknown
 * attributes. It removes `Referer` from requests, as extensions and company networks do.
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
