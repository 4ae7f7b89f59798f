import { type OperationNodeSource, sql } from 'kysely';
import { isConnectionLost, isWorthRepeating } from './database-error.ts';
import { type Patience, retry } from './retry.ts';
import type { Database, Transaction } from './schema.ts';

// Longer than any transaction of ours takes, shorter than a shopper or a proxy waits.
const lockTimeout = '4s';

/** Sets for how long whatever follows in this transaction waits for a row that somebody else is writing. */
export const lockLimit = sql`set_config('lock_timeout', ${sql.lit(lockTimeout)}, true)`;

/** For how long what failed for a reason that passes is tried again: whoever waits is answered within ten seconds, and an attempt may take some of them. */
export const patience: Patience = { attempts: 6, pause: 40, within: 4000 };

/** What is written of one thing, by a name of its own: an `insert`, an `update` or a `delete`, not yet executed. */
export type Write = readonly [name: string, statement: OperationNodeSource];

/**
 * Writes several things that do not depend on each other with one statement, one part of `with` for each: PostgreSQL runs
 * them all, in no order that could be relied on, and looks at foreign keys at the end. A round trip to the database is
 * most of what a small write takes.
 */
export async function inOneStatement(db: Database | Transaction, writes: readonly Write[]): Promise<void> {
  if (writes.length === 0) return;
  const parts = writes.map(([name, statement]) => sql`${sql.id(name)} as (${statement})`);
  await sql`with ${sql.join(parts)} select 1`.execute(db);
}

const limits = sql`select ${lockLimit}, set_config('statement_timeout', '7s', true)`;

/**
 * Runs `work` in a transaction that waits at most four seconds for a row somebody else is writing. What `work` throws
 * rolls back and is thrown on. It is run again, after a pause, where that is safe and may help:
 *
 * - after a serialization failure or a deadlock, in the middle or at the commit: the database has undone all of it;
 * - after a connection that broke before the commit was sent: nothing of it was kept. Once the commit is under way nobody
 *   knows, and the sender has to come again under the same key.
 *
 * So `work` may be run several times, and has no effect but what it asks of `tx`.
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
    patience,
  );
}
