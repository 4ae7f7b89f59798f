import { once } from 'node:events';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { holdTable } from './held-table.ts';

/** Tells when the next registration is in the middle of its transaction. */
export interface Halfway {
  /** Resolves then. */
  readonly reached: () => Promise<unknown>;
  /** Lets everything go its way again. */
  readonly letGo: () => Promise<void>;
}

/** The embedded database writes its log first of all when a transaction is committed. */
export async function halfwayOnPglite(dataDir: string): Promise<Halfway> {
  const log = watch(join(dataDir, 'postgres', 'pg_wal'));
  const written = once(log, 'change');
  return { reached: async () => await written, letGo: async () => log.close() };
}

/** On PostgreSQL another transaction stands in the way. */
export async function halfwayOnPostgres(url: string): Promise<Halfway> {
  const { someoneWaits, letGo } = await holdTable(url, 'customer');
  return { reached: someoneWaits, letGo };
}
