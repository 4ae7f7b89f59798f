/**
 * Runs a proxy between browser and server that adds a script to every page, before all others. The script
 * reports errors. WebKit does not expose its console, and a failure during the load of a page is over before
 * a driver can ask for it.
 *
 * The proxy forwards everything else unchanged. The product's policy allows scripts of its own origin, so it
 * need not change.
 */
import { createServer, request } from 'node:http';
import { listen } from '../support/listen.mjs';

const SCRIPT = '/crema-watch.js';
const COMPLAINT = '/crema-complaint';

/**
 * Runs in the page. It reports an error before the page continues, so that no error is lost when the shopper
 * leaves the page.
 * @param {string} address
 */
function watch(address) {
  const tell = (/** @type {string} */ text) => {
    const call = new XMLHttpRequest();
    call.open('POST', address, false);
    call.send(text);
  };
  // Uses the capturing phase, because the error event of an element does not bubble.
  addEventListener(
    'error',
    ({ message, filename, target }) => {
      // Ignores a preload hint that fails, as in Firefox if the module is already loading. The import of that
      // module would report a real failure.
      if (target instanceof HTMLLinkElement && target.rel === 'modulepreload') return;
      const lost = target instanceof Element ? `not loaded: ${target.outerHTML.slice(0, 200)}` : undefined;
      tell(lost ?? `error: ${message} (${filename})`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => tell(`rejection: ${reason?.message ?? reason}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
    tell(`policy: ${violatedDirective} does not allow ${blockedURI} (${sourceFile})`),
  );
  for (const level of /** @type {const} */ (['error', 'warn'])) {
    const write = console[level];
    console[level] = (...words) => {
      tell(`console.${level}: ${words.map(String).join(' ').slice(0, 500)}`);
      write.apply(console, words);
    };
  }
}

/**
 * @param {string} target origin of the server
 * @param {string} [more] a script that every page gets as well
 * @returns {Promise<{ origin: string, complaints: string[], close: () => void }>} complaints come in as they happen
 */
export async function watched(target, more = '') {
  /** @type {string[]} */
  const complaints = [];
  const script = `(${String(watch)})(${JSON.stringify(COMPLAINT)});\n${more}`;
  const server = createServer(async (incoming, outgoing) => {
    if (incoming.url === SCRIPT) {
      outgoing.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' }).end(script);
      return;
    }
    if (incoming.url === COMPLAINT) {
      complaints.push(Buffer.concat(await Array.fromAsync(incoming)).toString());
      outgoing.writeHead(204).end();
      return;
    }
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
    const onward = request(new URL(incoming.url ?? '/', target), { method: incoming.method, headers });
    onward.on('response', (answer) => void pass(answer, outgoing));
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://127.0.0.1:${await listen(server)}`, complaints, close };
}

/**
 * @param {import('node:http').IncomingMessage} answer
 * @param {import('node:http').ServerResponse} outgoing
 */
async function pass(answer, outgoing) {
  const { 'content-length': _, ...headers } = answer.headers;
  const status = answer.statusCode ?? 502;
  if (!headers['content-type']?.startsWith('text/html')) {
    outgoing.writeHead(status, answer.headers);
    answer.pipe(outgoing);
    return;
  }
  const page = Buffer.concat(await Array.fromAsync(answer)).toString();
  outgoing
    .writeHead(status, headers)
    .end(page.replace(/<head[^>]*>/, (head) => `${head}<script src="${SCRIPT}"></script>`));
}
