import { once } from 'node:events';
import { createServer } from 'node:http';

const html = `<!doctype html>
<html lang="de">
  <title>Shop</title>
  <script type="module" src="/page.js"></script>
  <h1>Shop</h1>
</html>`;

/** Chromium's clock tells 5 µs apart on a page that shares its process with no other, else 100 µs. */
const isolated = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
};

/**
 * Serves a page with these scripts on this machine alone. That address counts as safe: the browser has everything there
 * that it has for https.
 *
 * @param {ReadonlyMap<string, string>} scripts by their paths
 * @returns {Promise<{ origin: string, stop: () => void }>}
 */
export async function servePage(scripts) {
  const server = createServer(({ url = '/' }, response) => {
    const script = scripts.get(url);
    if (script !== undefined) response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
    else if (url === '/') response.writeHead(200, { 'content-type': 'text/html', ...isolated }).end(html);
    else response.writeHead(404).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
