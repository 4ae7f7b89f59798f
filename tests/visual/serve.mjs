/** Serves a folder of files on loopback while pictures are taken of it. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { listen } from '../support/listen.mjs';

/** @type {Readonly<Record<string, string>>} */
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};

/**
 * @param {string} folder
 * @returns {Promise<{ origin: string, close: () => void }>}
 */
export async function serve(folder) {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    // `normalize` resolves `..`, and the path starts at the root, so it never leaves the folder.
    const file = join(folder, normalize(decodeURIComponent(pathname)));
    try {
      const body = await readFile(file);
      response
        .writeHead(200, {
          'content-type': types[extname(file)] ?? 'application/octet-stream',
          // The folder does not change while the server runs, so a browser may cache each script.
          'cache-control': 'max-age=3600',
        })
        .end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  return { origin: `http://127.0.0.1:${await listen(server)}`, close: () => server.close() };
}
