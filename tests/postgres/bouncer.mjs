/** Runs a pgbouncer in front of a PostgreSQL. It gives each transaction another connection. */
import { existsSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { freePort } from '../support/listen.mjs';
import { host, owner, runProgram } from './program.mjs';

/** @param {Record<string, string | undefined>} [env] @returns {string | undefined} path of pgbouncer, if it is installed */
export const findBouncer = (env = process.env) =>
  [...(env['PATH'] ?? '').split(delimiter), '/usr/sbin']
    .map((folder) => join(folder, 'pgbouncer'))
    .find((file) => existsSync(file));

/**
 * Starts one on a free port of this machine.
 * @param {import('./program.mjs').Home} home which it ends with
 * @param {number} target port of the PostgreSQL
 * @returns {Promise<number>} its port
 */
export async function startBouncer(home, target) {
  const file = findBouncer();
  if (!file) throw new Error('pgbouncer is not installed.');
  const port = await freePort();
  const settings = join(home.home, `bouncer-${port}.ini`);
  const lines = [
    '[databases]',
    `* = host=${host} port=${target} user=${owner}`,
    '[pgbouncer]',
    `listen_addr = ${host}`,
    `listen_port = ${port}`,
    'auth_type = any',
    'pool_mode = transaction',
    // Fewer than the services open together, so that they really share connections.
    'default_pool_size = 6',
    'max_client_conn = 200',
    // The time until waiting clients get an error because a server is away, and until the next attempt.
    'query_wait_timeout = 3',
    'server_login_retry = 1',
    'unix_socket_dir =',
  ];
  writeFileSync(settings, `${lines.join('\n')}\n`);
  await runProgram(home, file, [settings], 'process up');
  return port;
}
