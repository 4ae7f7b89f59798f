/** Runs one PostgreSQL in a temporary folder. */
import { join } from 'node:path';
import { freePort } from '../support/listen.mjs';
import { host, initialise, openHome, owner, runProgram } from './program.mjs';

/** @typedef {import('./program.mjs').Home} Home */

/** Settings without durability, because no test has to survive a power cut. */
const careless = ['-F', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'];

/**
 * Starts a server on a free port of this machine.
 * @param {string} programs the folder of `postgres` and `initdb`
 * @param {object} [options]
 * @param {boolean} [options.durable] true to wait for the disk at each commit, as in production
 * @param {string} [options.parent] parent of its own folder
 * @param {readonly string[]} [options.settings] of PostgreSQL, such as `archive_mode=on`
 * @param {(home: Home, data: string) => unknown} [options.prepare] fills the data folder instead of `initdb`
 * @returns {Promise<{ url: string, home: Home, stop: () => Promise<void> }>} `url` is that of the owner, on the database `postgres`
 * @throws the output of the programs if they do not start
 */
export async function startServer(
  programs,
  { durable = false, parent, settings = [], prepare = initialise } = {},
) {
  const home = openHome(programs, parent);
  try {
    const data = join(home.home, 'data');
    await prepare(home, data);
    const start = async () => {
      const port = await freePort();
      const place = ['-D', data, '-h', host, '-p', String(port), '-k', '', '-c', 'max_connections=100'];
      place.push(...settings.flatMap((setting) => ['-c', setting]));
      const args = durable ? place : [...place, ...careless];
      const file = join(home.folder, 'postgres');
      await runProgram(home, file, args, 'ready to accept connections');
      return port;
    };
    // Between the search for a free port and the start, another process may have taken the port.
    const port = await start().catch(start);
    return { url: `postgres://${owner}@${host}:${port}/postgres`, home, stop: home.leave };
  } catch (error) {
    await home.leave();
    throw error;
  }
}
