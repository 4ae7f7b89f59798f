/**
 * Runs one PostgreSQL on a folder of its own, which goes away with it.
 */
import { execFile, spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { databaseUser, reachableFor, temporaryFor } from './user.mjs';

const host = '127.0.0.1';
const owner = 'crema';
const patience = 20_000;

/** Nothing here has to survive a power cut. */
const careless = ['-c', 'synchronous_commit=off', '-c', 'full_page_writes=off', '-c', 'max_connections=100'];

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, host, () => {
      const address = server.address();
      server.close(() => resolve(address && typeof address === 'object' ? address.port : 0));
    });
  });

/**
 * Resolves when the server answers.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<void>}
 */
const ready = (child) =>
  new Promise((resolve, reject) => {
    let log = '';
    const timer = setTimeout(() => reject(new Error(`PostgreSQL did not answer in time:\n${log}`)), patience);
    const settle = (/** @type {() => void} */ how) => {
      clearTimeout(timer);
      how();
    };
    child.stderr?.setEncoding('utf8').on('data', (text) => {
      log += text;
      if (log.includes('ready to accept connections')) settle(resolve);
    });
    child.once('error', (error) => settle(() => reject(error)));
    child.once('exit', () => settle(() => reject(new Error(`PostgreSQL did not start:\n${log}`))));
  });

/**
 * Starts a server on any free port of this machine.
 * @param {string} programs the folder of `postgres` and `initdb`
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>} `url` is that of the owner, on the database `postgres`
 * @throws what the programs wrote, when they do not start
 */
export async function startServer(programs) {
  const user = databaseUser();
  const home = mkdtempSync(join(temporaryFor(user), 'crema-postgres-'));
  const clean = () => rmSync(home, { recursive: true, force: true });
  try {
    if (user.uid !== undefined) chownSync(home, user.uid, user.gid ?? user.uid);
    chmodSync(home, 0o700);
    const folder = reachableFor(programs, user, home);
    const data = join(home, 'data');
    // The words of the log are read below, so they have to be English.
    const options = { ...user, cwd: home, env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' } };
    const init = ['-D', data, '-U', owner, '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'];
    await promisify(execFile)(join(folder, 'initdb'), init, options);
    const port = await freePort();
    const args = ['-D', data, '-F', '-h', host, '-p', String(port), '-k', '', ...careless];
    const child = spawn(join(folder, 'postgres'), args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
    const ended = new Promise((resolve) => {
      child.once('exit', resolve);
    });
    // Nobody shall find a server running whose tests were broken off.
    const kill = () => child.kill('SIGQUIT');
    process.once('exit', kill);
    await ready(child);
    const stop = async () => {
      process.off('exit', kill);
      kill();
      await ended;
      clean();
    };
    return { url: `postgres://${owner}@${host}:${port}/postgres`, stop };
  } catch (error) {
    clean();
    throw error;
  }
}
