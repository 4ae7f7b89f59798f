/**
 * Shares one server between the projects of a run. Each project loads its setup file again in the same
 * process, so a global variable stores the server.
 */
import { startPostgres } from './start.mjs';

/** @typedef {import('./start.mjs').Postgres} Postgres */
/** @typedef {{ postgres: Postgres, release: () => Promise<void> }} Lease */
/** @typedef {{ starting: Promise<Postgres>, users: number }} Shared */

/** @type {typeof globalThis & { cremaPostgres?: Shared | undefined }} */
const common = globalThis;

/**
 * Returns the server, and starts it on the first call.
 * @returns {Promise<Lease>} `release` ends it when no other project uses it
 */
export async function leasePostgres() {
  const shared = (common.cremaPostgres ??= { starting: startPostgres(), users: 0 });
  shared.users += 1;
  const release = async () => {
    shared.users -= 1;
    if (shared.users > 0) return;
    common.cremaPostgres = undefined;
    await (await shared.starting).stop();
  };
  return { postgres: await shared.starting, release };
}
