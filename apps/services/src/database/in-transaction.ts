import { sql } from 'kysely';
import { isWorthRepeating } from './database-error.ts';
import type { Database, Transaction } from './schema.ts';

// Longer than any transaction of ours takes, shorter than a shopper or a proxy waits.
const lockTimeout = '4s';
const attempts = 3;

/**
 * Runs `work` in a transaction that waits at most four seconds for a row somebody else is writing. What `work` throws
 * rolls back and is thrown on; distributed engines ask for a repetition, which they get.
 */
export async function inTransaction<Result>(
  db: Database,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(async (tx) => {
        await sql`set local lock_timeout = ${sql.lit(lockTimeout)}`.execute(tx);
        return await work(tx);
      });
    } catch (error) {
      if (attempt === attempts || !isWorthRepeating(error)) throw error;
    }
  }
}
