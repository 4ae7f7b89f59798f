/**
 * Provides a PostgreSQL for tests: the one in `DATABASE_URL_TEST` or `DATABASE_URL`, otherwise a temporary one from this
 * machine's programs, otherwise one from the packages.
 *
 * @example
 * const server = await startPostgres();
 * const database = await createDatabase(server.url);
 * … connect to database.url …
 * await database.drop();
 * await server.stop();
 */
import { randomBytes } from 'node:crypto';
import process from 'node:process';
import { ask } from './ask.mjs';
import { findBinaries } from './binaries.mjs';
import { startServer } from './server.mjs';

/**
 * @typedef {object} Postgres
 * @property {string} url of a database whose user may create others
 * @property {string} version like `15.18`
 * @property {string} source in words
 * @property {() => Promise<void>} stop ends it and removes its files, if it was started here
 */

/** The instruction for a machine without a PostgreSQL. */
export const noPostgres =
  'No PostgreSQL to test with: set DATABASE_URL_TEST, or install one (on Debian or Ubuntu as root: apt-get update && apt-get install -y postgresql).';

/** @param {string} url @returns {Promise<string>} without the distribution's addition */
async function versionOf(url) {
  const [row] = await ask(url, 'show server_version');
  return String(row?.['server_version']).replace(/ .*$/, '');
}

/**
 * Starts a PostgreSQL, or finds a running one.
 * @param {Record<string, string | undefined>} [env]
 * @param {readonly import('./binaries.mjs').Binaries[]} [candidates] programs to try, in this order
 * @param {{ durable?: boolean }} [options] true to wait for the disk at each commit, as in production
 * @returns {Promise<Postgres>}
 * @throws one sentence if there is none, or the output of the programs if none of them starts
 */
export async function startPostgres(
  env = process.env,
  candidates = findBinaries(env),
  { durable = false } = {},
) {
  const url = env['DATABASE_URL_TEST'] || env['DATABASE_URL'];
  if (url) {
    const source = env['DATABASE_URL_TEST'] ? 'DATABASE_URL_TEST' : 'DATABASE_URL';
    return { url, version: await versionOf(url), source, stop: async () => {} };
  }
  const reasons = [];
  for (const { source, folder } of candidates) {
    try {
      const server = await startServer(folder, { durable });
      return { ...server, version: await versionOf(server.url), source };
    } catch (error) {
      reasons.push(`${source}: ${error instanceof Error ? error.message.trim() : String(error)}`);
    }
  }
  throw new Error([...reasons, noPostgres].join('\n'));
}

/**
 * Creates a database, so that parallel tests do not share data.
 * @param {string} url of a server whose user may create databases
 * @param {string} [template] name of a database to copy, to which nothing is connected; the new one is empty without it
 * @returns {Promise<{ url: string, drop: () => Promise<void> }>}
 */
export async function createDatabase(url, template) {
  const name = `crema_${randomBytes(6).toString('hex')}`;
  await ask(url, `create database ${name}${template ? ` template ${template}` : ''}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return {
    url: own.href,
    drop: async () => {
      await ask(url, `drop database if exists ${name} with (force)`);
    },
  };
}
