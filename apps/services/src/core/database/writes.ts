import { type OperationNodeSource, sql } from 'kysely';
import { isConnectionLost, isWorthRepeating } from './database-error.ts';
import { type Retries, retry } from './retry.ts';
import type { Database, Transaction } from './schema.ts';

// Longer than any of our transactions takes, and shorter than a shopper or a proxy waits.
const lockTimeout = '4s';

/** Sets how long the following statements of a transaction wait for a row lock. */
export const lockLimit = sql`set_config('lock_timeout', ${sql.lit(lockTimeout)}, true)`;

/** The retries of a write. A request must be answered within ten seconds, and one attempt may take some of them. */
export const writeRetries: Retries = { attempts: 6, pause: 40, within: 4000 };

/** A named write: an `insert`, an `update` or a `delete` that is not yet executed. */
export type Write = readonly [name: string, statement: OperationNodeSource];

/**
 * Runs several independent writes in one statement, one part of `with` for each. PostgreSQL runs them in no guaranteed order, and
 * checks foreign keys at the end. A small write spends most of its time on the round trip to the database.
 */
export async function inOneStatement(db: Database | Transaction, writes: readonly Write[]): Promise<void> {
  if (writes.length === 0) return;
  const parts = writes.map(([name, statement]) => sql`${sql.id(name)} as (${statement})`);
  await sql`with ${sql.join(parts)} select 1`.execute(db);
}

const limits = sql`select ${lockLimit}, set_config('statement_timeout', '7s', true)`;

/**
 * Runs `work` in a transaction that waits at most four seconds for a row lock. An error of `work` rolls back and is thrown again.
 * The transaction is retried, after a pause, if that is safe and may help:
 *
 * - after a serialization failure or a deadlock, in the middle or at the commit: the database has undone all of it;
 * - after a connection that broke before the commit was sent: nothing of it was kept. Once the commit is
 *   under way its result is unknown, and the client has to retry under the same key.
 *
 * So `work` may run several times, and may change nothing except through `tx`.
 */
export async function inTransaction<Result>(
  db: Database,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  let committing = false;
  return await retry(
    async () => {
      committing = false;
      return await db.transaction().execute(async (tx) => {
        await limits.execute(tx);
        const result = await work(tx);
        committing = true;
        return result;
      });
    },
    (error) => isWorthRepeating(error) || (!committing && isConnectionLost(error)),
    writeRetries,
  );
}
