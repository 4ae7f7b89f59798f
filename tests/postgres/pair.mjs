/**
 * Runs two PostgreSQL servers. The second is a synchronous standby of the first, so it has every commit of
 * the first.
 */
import { once } from 'node:events';
import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../support/listen.mjs';
import { ask } from './ask.mjs';
import { findBinaries } from './binaries.mjs';
import { host, initialise, openHome, owner, runProgram } from './program.mjs';

/**
 * @typedef {object} Pair
 * @property {readonly [number, number]} ports of the primary and of the standby
 * @property {(database: string, ports?: readonly number[]) => string} url of a database on both, or behind these ports
 * @property {string} version like `18.4`
 * @property {string} source in words
 * @property {import('./program.mjs').Home} home its folder
 * @property {() => Promise<void>} kill ends the primary with SIGKILL
 * @property {() => Promise<void>} promote makes the standby the primary, which waits for no other
 * @property {() => Promise<void>} stop ends both and removes their files
 */

const urlOf = (/** @type {number} */ port) => `postgres://${owner}@${host}:${port}/postgres`;

/** @param {string} url @param {string} question which returns one row when the condition is true @returns {Promise<void>} */
async function until(url, question) {
  const end = performance.now() + 60_000;
  while ((await ask(url, question)).length === 0) {
    if (performance.now() > end) throw new Error(`Not true in time: ${question}`);
    await setTimeout(50);
  }
}

/**
 * Starts both on free ports of this machine.
 * @param {import('./binaries.mjs').Binaries} [binaries] the programs
 * @returns {Promise<Pair>}
 */
export async function startPair(binaries = findBinaries()[0]) {
  if (!binaries) throw new Error('There is no PostgreSQL whose programs can start twice.');
  const home = openHome(binaries.folder);
  const [first, second] = [join(home.home, 'first'), join(home.home, 'second')];
  const start = async (
    /** @type {string} */ data,
    /** @type {number} */ port,
    /** @type {string} */ word,
  ) => {
    // The tests kill processes but cut no power, so the server need not write to the disk.
    const args = ['-D', data, '-F', '-h', host, '-p', String(port), '-k', '', '-c', 'max_connections=100'];
    return await runProgram(home, join(home.folder, 'postgres'), args, word);
  };
  try {
    const ports = /** @type {const} */ ([await freePort(), await freePort()]);
    await initialise(home, first);
    appendFileSync(
      join(first, 'postgresql.conf'),
      "synchronous_standby_names = 'second'\nsynchronous_commit = on\n",
    );
    // Neither server runs yet, so a copy of the files is a copy of the database.
    await home.run('cp', ['-a', first, second]);
    const primary = `host=${host} port=${ports[0]} user=${owner} application_name=second`;
    appendFileSync(join(second, 'postgresql.conf'), `primary_conninfo = '${primary}'\n`);
    writeFileSync(join(second, 'standby.signal'), '');
    const child = await start(first, ports[0], 'ready to accept connections');
    await start(second, ports[1], 'ready to accept read-only connections');
    await until(urlOf(ports[0]), "select 1 from pg_stat_replication where sync_state = 'sync'");
    const [row] = await ask(urlOf(ports[0]), 'show server_version');
    return {
      ports,
      url: (database, behind = ports) =>
        `postgres://${owner}@${behind.map((port) => `${host}:${port}`).join(',')}/${database}`,
      version: String(row?.['server_version']).replace(/ .*$/, ''),
      source: binaries.source,
      home,
      kill: async () => {
        child.kill('SIGKILL');
        if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      },
      promote: async () => {
        // It has copied this setting from the first server, and would wait for a standby that does not exist.
        await ask(urlOf(ports[1]), "alter system set synchronous_standby_names = ''");
        await ask(urlOf(ports[1]), 'select pg_reload_conf()');
        await ask(urlOf(ports[1]), 'select pg_promote()');
      },
      stop: home.leave,
    };
  } catch (error) {
    await home.leave();
    throw error;
  }
}
