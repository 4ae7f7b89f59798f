import { once } from 'node:events';
import { createServer } from 'node:http';

/** A website of another company, with one plain HTML page. */
export interface Host {
  readonly origin: string;
  /** Replaces its page and the response headers of that page. */
  readonly show: (html: string, headers?: Readonly<Record<string, string>>) => void;
  readonly close: () => void;
}

/**
 * Serves a page of another company. The product runs on `127.0.0.1`, so `localhost` is another site.
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
 * Returns a plain HTML page that embeds a form and records the messages that it receives.
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
