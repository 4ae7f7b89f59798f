import { type Kysely, sql } from 'kysely';
import { ForOperator } from '../log/log.ts';
import { isLockTimeout, isMadeMeanwhile, isTableMissing, isWorthRepeating } from './database-error.ts';
import type { Migration, Migrations } from './migrations/migration.ts';
import { migrations as ours } from './migrations/migrations.gen.ts';
import { type Retries, retry } from './retry.ts';
import type { Database, Transaction } from './schema.ts';

const now = sql<Date>`current_timestamp`;

/**
 * Creates the migrator's own tables. One lists the migrations that were run. The other has the row that a migrating process locks.
 * Two processes that create them at the same moment may collide.
 */
async function makeLedger(db: Database): Promise<void> {
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
 * Locks the row of the migrator until the transaction ends, and waits for it without a limit. A process that is killed loses the
 * lock with its connection. A process whose network breaks loses it after a minute of silence.
 */
async function takeLock(tx: Transaction, silence: string): Promise<void> {
  await sql`select set_config('idle_in_transaction_session_timeout', ${silence}, true)`.execute(tx);
  // Writes the row, so that a process that waited does not continue with an old snapshot of the table.
  await tx.updateTable('schema_lock').set({ taken_at: now }).where('name', '=', 'migration').execute();
}

/** Returns the names of all migrations that were run. */
async function appliedMigrations(db: Database | Transaction): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('schema_migration').select('name').execute();
  return new Set(rows.map(({ name }) => name));
}

/** Records that migrations were run. */
async function noteMigrations(tx: Transaction, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await tx
    .insertInto('schema_migration')
    .values(names.map((name) => ({ name })))
    .execute();
}

/** The sentence for a database that was created before the first release. No release migrates its tables. */
const unreleasedTables =
  'The database holds tables of a version before the first release. Use an empty one, or another folder: DATA_DIR=.data2 npm start';

// Longer than any long transaction of a program that runs beside the migration.
const migrationRetries: Retries = { attempts: 100, pause: 100, within: 120_000 };

const isWorthIt = (error: unknown) =>
  [isWorthRepeating, isLockTimeout, isMadeMeanwhile].some((is) => is(error));

function firstMissing(
  migrations: Migrations,
  applied: ReadonlySet<string>,
): (Migration & { readonly name: string }) | undefined {
  const name = Object.keys(migrations)
    .sort()
    .find((each) => !applied.has(each));
  const migration = name === undefined ? undefined : migrations[name];
  return name !== undefined && migration ? { name, ...migration } : undefined;
}

/** Returns the tables as a migration sees them. Each migration is written for the tables of its own day, not for today's. */
function ofItsDay(tx: Transaction): Kysely<unknown>;
function ofItsDay(tx: unknown): unknown {
  return tx;
}

/**
 * Runs the first missing migration in a transaction that holds the migrator's lock, so that all of it is applied or nothing.
 * @returns whether a migration was missing
 */
async function runNext(db: Database, migrations: Migrations, silence: string): Promise<boolean> {
  return await db.transaction().execute(async (tx) => {
    await takeLock(tx, silence);
    const applied = await appliedMigrations(tx);
    const next = firstMissing(migrations, applied);
    if (!next) return false;
    // Do not wait long for a table in constant use, because all other requests would queue behind this lock.
    await sql`set local lock_timeout = '4s'`.execute(tx);
    await next.up(ofItsDay(tx));
    await noteMigrations(tx, [next.name]);
    return true;
  });
}

/**
 * Refuses tables that no release has created. The migrations of a later release have later names. So an unknown name before our
 * last one is from a version before the first release.
 */
function assertReleased(migrations: Migrations, applied: ReadonlySet<string>): void {
  const last = Object.keys(migrations).sort().at(-1) ?? '';
  if ([...applied].some((name) => name < last && !(name in migrations)))
    throw new ForOperator(unreleasedTables);
}

/** Returns true if every migration was run already. This is so at every start of a process without a new migration. */
async function isUpToDate(db: Database, migrations: Migrations): Promise<boolean> {
  try {
    const applied = await appliedMigrations(db);
    assertReleased(migrations, applied);
    return firstMissing(migrations, applied) === undefined;
  } catch (error) {
    if (isTableMissing(error)) return false;
    throw error;
  }
}

/**
 * Brings the tables up to date. Processes that start together take turns by the lock of a row, and each migration runs once. An
 * unknown later migration belongs to a later release, which only added to the tables (decision 0038).
 * @param silence how long a process may be silent in the middle of a migration before the database ends its session
 */
export async function migrate(db: Database, migrations: Migrations = ours, silence = '60s'): Promise<void> {
  if (await isUpToDate(db, migrations)) return;
  await retry(async () => await makeLedger(db), isWorthIt, migrationRetries);
  while (await retry(async () => await runNext(db, migrations, silence), isWorthIt, migrationRetries));
}
