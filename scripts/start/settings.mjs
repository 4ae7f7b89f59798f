/**
 * The settings of `npm start`, from the environment.
 */
import { resolve } from 'node:path';
import { sentence } from '../shared/sentence.mjs';

const highest = 65_535;

/**
 * @typedef {object} Settings
 * @property {number} port `PORT`; 0 takes any free one
 * @property {string} host `HOST`, the address to listen on
 * @property {string} dataDir `DATA_DIR`, where the embedded database keeps its files
 * @property {string} databaseUrl `DATABASE_URL` of a PostgreSQL; empty for the embedded one
 */

/**
 * Reads them.
 * @param {Record<string, string | undefined>} env
 * @param {string} root the repository, which `DATA_DIR` is relative to
 * @returns {Settings}
 * @throws one sentence when a value cannot be meant
 */
export function readSettings(env, root) {
  const text = env['PORT'] || '3000';
  const port = Number(text);
  if (!/^\d+$/.test(text.trim()) || port > highest) {
    throw sentence(`PORT has to be a whole number from 0 to ${highest}; it is "${text}".`);
  }
  return {
    port,
    host: env['HOST'] || '127.0.0.1',
    dataDir: resolve(root, env['DATA_DIR'] || '.data'),
    databaseUrl: env['DATABASE_URL'] ?? '',
  };
}
