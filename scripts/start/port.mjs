/** Checks before a long build that the address will be free after it. */
import { createServer } from 'node:net';
import { sentence } from '../shared/sentence.mjs';

/**
 * Returns the message for an address on which the server cannot listen.
 * @param {string | undefined} code of the system's error
 * @param {{ host: string, port: number }} address
 * @returns {string}
 */
export function complaint(code, { host, port }) {
  const other = port < 65_535 ? port + 1 : port - 1;
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken. Stop what uses it, or choose another one: PORT=${other} npm start`;
  }
  if (code === 'EACCES')
    return `Port ${port} is reserved on this machine. Choose another one: PORT=3000 npm start`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return `HOST has to be an address of this machine; it is "${host}".`;
  }
  return `Nothing can listen on ${host}:${port} (${code ?? 'no reason given'}).`;
}

/**
 * Resolves when the address is free.
 * @param {{ host: string, port: number }} address
 * @returns {Promise<void>}
 * @throws one sentence if it is not free
 */
export const assertFree = ({ host, port }) =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error) => {
      const code = 'code' in error ? String(error.code) : undefined;
      reject(sentence(complaint(code, { host, port })));
    });
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve()));
  });
