import { createServer } from 'node:http';
import { listen } from '../../support/listen.mjs';

const html = `<!doctype html>
<html lang="de">
  <title>Shop</title>
  <script type="module" src="/page.js"></script>
  <h1>Shop</h1>
</html>`;

/** With these headers the resolution of Chromium's clock is 5 µs instead of 100 µs, because the page has its own process. */
const isolated = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
};

/**
 * Serves a page with these scripts on the local machine. Browsers treat that address like https.
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
  const port = await listen(server);
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
