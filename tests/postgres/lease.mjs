/**
 * Shares one server between the projects of a run. Each of them loads its setup file anew, in the same process, so the
 * server is kept where all of them find it.
 */
import { startPostgres } from './start.mjs';

/** @typedef {import('./start.mjs').Postgres} Postgres */
/** @typedef {{ postgres: Postgres, release: () => Promise<void> }} Lease */
/** @typedef {{ starting: Promise<Postgres>, users: number }} Shared */

/** @type {typeof globalThis & { cremaPostgres?: Shared | undefined }} */
const common = globalThis;

/**
 * The server, started by the first who asks.
 * @returns {Promise<Lease>} `release` ends it when nobody else uses it
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
