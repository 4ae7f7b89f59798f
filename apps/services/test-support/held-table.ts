import { sql } from 'kysely';
import { expect } from 'vitest';
import { openPostgres } from '../src/core/database/open-postgres.ts';
import type { Database, Schema } from '../src/core/database/schema.ts';

/** Resolves once a transaction waits for a lock of this PostgreSQL database. That transaction waits for 4 s at most. */
export async function untilSomeoneWaits(db: Database): Promise<void> {
  const waiting = sql`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await waiting.execute(db)).rows.length, { timeout: 30_000 }).toBe(1);
}

/** Locks a table against writes of other connections, so that a registration stops in the middle of its transaction. */
export async function holdTable(url: string, table: keyof Schema) {
  const db = await openPostgres(url);
  const holding = await db.startTransaction().execute();
  await sql`lock table ${sql.table(table)} in exclusive mode`.execute(holding);
  return {
    someoneWaits: async () => await untilSomeoneWaits(db),
    /** May be called again. */
    letGo: async () => {
      if (!holding.isRolledBack) await holding.rollback().execute();
      await db.destroy();
    },
  };
}
