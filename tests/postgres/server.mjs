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
const patience = 60_000;

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
 * Waits in the background until nobody holds the other end of the pipe, which is so too when tests were killed, and then
 * ends the server and removes its files: nobody shall find it running later.
 */
const guard =
  '{ read -r _ <&3; kill -QUIT $$; for _ in 1 2 3 4 5; do sleep 0.2; kill -0 $$ || break; done; rm -rf "$0"; } 2>/dev/null & exec "$@" 3<&-';

/**
 * Starts a program that ends with this process.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @param {string} home removed when it ended
 * @returns {{ child: import('node:child_process').ChildProcess, end: () => void }}
 */
function guarded(file, args, options, home) {
  if (process.platform === 'win32') {
    const child = spawn(file, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
    return { child, end: () => void child.kill() };
  }
  const stdio = /** @type {const} */ (['ignore', 'ignore', 'pipe', 'pipe']);
  const child = spawn('sh', ['-c', guard, home, file, ...args], { ...options, stdio: [...stdio] });
  const pipe = child.stdio[3];
  return { child, end: () => void pipe?.destroy() };
}

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
    const start = async () => {
      const port = await freePort();
      const args = ['-D', data, '-F', '-h', host, '-p', String(port), '-k', '', ...careless];
      const { child, end } = guarded(join(folder, 'postgres'), args, options, home);
      const ended = new Promise((resolve) => {
        child.once('exit', resolve);
      });
      await ready(child);
      return { port, end, ended };
    };
    // Between the question for a free port and the start somebody else may have taken it.
    const { port, end, ended } = await start().catch(start);
    const stop = async () => {
      end();
      await ended;
      clean();
    };
    return { url: `postgres://${owner}@${host}:${port}/postgres`, stop };
  } catch (error) {
    clean();
    throw error;
  }
}
