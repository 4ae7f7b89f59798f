/** Finds free ports on this machine, so that tests can run at the same time. */
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Makes a server listen on a free port of 127.0.0.1.
 * @param {import('node:net').Server} server
 * @returns {Promise<number>} the port
 */
export async function listen(server) {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/**
 * Finds a port for a program that cannot choose a free one itself.
 * @returns {Promise<number>} one that is free now
 */
export async function freePort() {
  const server = createServer();
  const port = await listen(server);
  server.close();
  await once(server, 'close');
  return port;
}
