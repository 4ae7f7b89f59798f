import { sql } from 'kysely';
import { isConnectionLost, isWorthRepeating } from './database-error.ts';
import { lockLimit, patience } from './patience.ts';
import { retry } from './retry.ts';
import type { Database, Transaction } from './schema.ts';

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
