import { sql } from 'kysely';
import type { Database, Transaction } from './schema.ts';

const now = sql<Date>`current_timestamp`;

/**
 * Makes the migrator's own tables: which migrations were run, and the row that whoever runs one holds.
 * Two who do it at the same moment may get into each other's way.
 */
export async function makeLedger(db: Database): Promise<void> {
  await db.schema
    .createTable('schema_migration')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('applied_at', 'timestamptz', (column) => column.notNull().defaultTo(now))
    .execute();
  await db.schema
    .createTable('schema_lock')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('taken_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db
    .insertInto('schema_lock')
    .values({ name: 'migration', taken_at: now })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

/**
 * Takes the row that whoever migrates holds until the transaction ends, and waits for it as long as it takes. A process that
 * is killed loses it with its connection; one that is cut off without a word, after a minute's silence.
 */
export async function takeLock(tx: Transaction, silence: string): Promise<void> {
  await sql`select set_config('idle_in_transaction_session_timeout', ${silence}, true)`.execute(tx);
  // It is written, not only locked: whoever waited with an old view of the table must not go on with it.
  await tx.updateTable('schema_lock').set({ taken_at: now }).where('name', '=', 'migration').execute();
}

/** The names of all that were run. */
export async function appliedMigrations(db: Database | Transaction): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('schema_migration').select('name').execute();
  return new Set(rows.map(({ name }) => name));
}

/** Notes that migrations were run. */
export async function noteMigrations(tx: Transaction, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await tx
    .insertInto('schema_migration')
    .values(names.map((name) => ({ name })))
    .execute();
}
