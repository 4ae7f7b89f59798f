/** Runs a PostgreSQL: its temporary folder, its user, and its process. */
import { execFile, spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { databaseUser, reachableFor, temporaryFor } from './user.mjs';

export const host = '127.0.0.1';
export const owner = 'crema';
const startTimeoutMs = 60_000;

/**
 * Resolves when the server responds.
 * @param {import('node:child_process').ChildProcess} child
 * @param {string} word that it logs when it is ready
 * @returns {Promise<void>}
 */
const ready = (child, word) =>
  new Promise((resolve, reject) => {
    let log = '';
    const timer = setTimeout(
      () => reject(new Error(`PostgreSQL did not respond in time:\n${log}`)),
      startTimeoutMs,
    );
    const settle = (/** @type {() => void} */ how) => {
      clearTimeout(timer);
      how();
    };
    child.stderr?.setEncoding('utf8').on('data', (text) => {
      log += text;
      if (log.includes(word)) settle(resolve);
    });
    child.once('error', (error) => settle(() => reject(error)));
    child.once('exit', () => settle(() => reject(new Error(`PostgreSQL did not start:\n${log}`))));
  });

/**
 * Waits in the background until the other end of the pipe closes, which happens even if the tests are killed.
 * Then it ends the server and deletes its files.
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
 * Runs a server until its home is deleted.
 * @param {Home} home
 * @param {string} file
 * @param {readonly string[]} args
 * @param {string} word that it logs when it is ready
 * @returns {Promise<import('node:child_process').ChildProcess>}
 */
export async function runProgram({ home, options, programs }, file, args, word) {
  const { child, end } = guarded(file, args, options, home);
  const ended = new Promise((resolve) => {
    child.once('exit', resolve);
  });
  await ready(child, word);
  programs.push({ end, ended });
  return child;
}

/**
 * @typedef {object} Home
 * @property {string} home a folder of its own
 * @property {string} folder of the programs, which the user can reach
 * @property {import('node:child_process').ExecFileOptions} options of programs that run there
 * @property {(file: string, args: readonly string[]) => Promise<unknown>} run a program to its end
 * @property {{ end: () => void, ended: Promise<unknown> }[]} programs that run there
 * @property {() => Promise<void>} leave ends all of it and removes the folder
 */

/**
 * Creates a folder for servers.
 * @param {string} programs the folder of `postgres` and `initdb`
 * @param {string} [parent] folder for the new folder. Every user must be able to reach it.
 * @returns {Home}
 */
export function openHome(programs, parent) {
  const user = databaseUser();
  const home = mkdtempSync(join(parent ?? temporaryFor(user), 'crema-postgres-'));
  const clean = () => rmSync(home, { recursive: true, force: true });
  try {
    if (user.uid !== undefined) chownSync(home, user.uid, user.gid ?? user.uid);
    chmodSync(home, 0o700);
    // The code reads the log, so its language must be English.
    const options = { ...user, cwd: home, env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' } };
    const run = async (/** @type {string} */ file, /** @type {readonly string[]} */ args) =>
      await promisify(execFile)(file, args, options);
    /** @type {Home['programs']} */
    const running = [];
    const leave = async () => {
      for (const { end } of running) end();
      await Promise.all(running.map(({ ended }) => ended));
      clean();
    };
    return { home, folder: reachableFor(programs, user, home), options, run, programs: running, leave };
  } catch (error) {
    clean();
    throw error;
  }
}

/**
 * Creates an empty database server in a folder.
 * @param {Home} home
 * @param {string} data
 * @returns {Promise<void>}
 */
export async function initialise({ folder, run }, data) {
  const init = ['-D', data, '-U', owner, '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'];
  await run(join(folder, 'initdb'), init);
}
