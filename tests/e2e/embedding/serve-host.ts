import { once } from 'node:events';
import { createServer } from 'node:http';

/** A site of somebody else's, with one plain HTML page. */
export interface Host {
  readonly origin: string;
  /** Changes what its page is from now on, and what is said of it. */
  readonly show: (html: string, headers?: Readonly<Record<string, string>>) => void;
  readonly close: () => void;
}

/**
 * Serves somebody else's page. As `localhost` it is another site than the product, which is `127.0.0.1`.
 * @param name of the host
 */
export async function serveHost(name = 'localhost'): Promise<Host> {
  let page = '';
  let said: Readonly<Record<string, string>> = {};
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...said }).end(page);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    origin: `http://${name}:${typeof address === 'object' ? address?.port : ''}`,
    show: (html, headers = {}) => {
      page = html;
      said = headers;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/**
 * A page of plain HTML that embeds something and writes down what it is told.
 * @param script address of the product's script
 */
export const hostPage = (script: string, body: string): string => `<!doctype html>
<html lang="de">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Röstfreunde</title>
    <style>body { font-family: sans-serif; margin: 1rem; } main { max-width: 60rem; margin: auto; }</style>
    <script>
      const heard = [];
      for (const type of ['crema-ready', 'crema-resize', 'crema-result'])
        addEventListener(type, ({ target, detail }) => heard.push({ type, by: target.id, detail }));
    </script>
    <script async src="${script}"></script>
  </head>
  <body>
    <main>
      <h1>Röstfreunde</h1>
      <p><a href="#before">Davor</a></p>
      ${body}
      <p><a href="#after">Danach</a></p>
    </main>
  </body>
</html>`;
