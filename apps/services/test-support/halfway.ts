import { once } from 'node:events';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { holdTable } from './held-table.ts';

/** Stops the next registration in the middle of its transaction. */
export interface Halfway {
  /** Resolves when the registration has stopped there. */
  readonly reached: () => Promise<unknown>;
  /** Lets the registration continue. */
  readonly letGo: () => Promise<void>;
}

/** Watches the log of the embedded database, because a commit writes it before everything else. */
export async function halfwayOnPglite(dataDir: string): Promise<Halfway> {
  const log = watch(join(dataDir, 'postgres', 'pg_wal'));
  const written = once(log, 'change');
  return { reached: async () => await written, letGo: async () => log.close() };
}

/** Stops the registration on PostgreSQL by a lock of another transaction. */
export async function halfwayOnPostgres(url: string): Promise<Halfway> {
  const { someoneWaits, letGo } = await holdTable(url, 'customer');
  return { reached: someoneWaits, letGo };
}
