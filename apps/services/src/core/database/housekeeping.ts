import { sql } from 'kysely';
import type { Database } from './schema.ts';

const minute = 60_000;
const weekAgo = sql<Date>`current_timestamp - interval '7 days'`;
const monthAgo = sql<Date>`current_timestamp - interval '30 days'`;

/**
 * Removes expired sessions and rate limits, messages and links older than a month, and idempotency keys older than a week with
 * their answers. The claim of an e-mail
 * address stays. Several processes may run it at the same time.
 */
export async function tidyUp(db: Database): Promise<void> {
  await db
    .deleteFrom('session')
    .where('expires_at', '<', sql<Date>`current_timestamp`)
    .execute();
  await db.deleteFrom('rate_limit').where('expire', '<', Date.now()).execute();
  await db.deleteFrom('claim').where('created_at', '<', weekAgo).where('email_key', 'is', null).execute();
  await db.deleteFrom('confirmation').where('created_at', '<', monthAgo).execute();
  await db.deleteFrom('outbox').where('created_at', '<', monthAgo).execute();
  await db
    .updateTable('claim')
    .set({ key: null, fingerprint: null, answer: null })
    .where('created_at', '<', weekAgo)
    .where('key', 'is not', null)
    .execute();
}

/**
 * Creates a function that tidies up, unless the database's clock has jumped since its last call. For a clock that is ahead
 * everything is old, and a key that is removed too early lets a registration in twice. The first call only reads the clock.
 * @param more removes something else that is old
 */
export function housekeeping(
  db: Database,
  more: (db: Database) => Promise<void> = async () => {},
): () => Promise<void> {
  let before: number | undefined;
  return async () => {
    const { rows } = await sql<{ now: Date }>`select current_timestamp as now`.execute(db);
    // A change of the system clock does not move `performance`.
    const ahead = Number(rows[0]?.now) - performance.now();
    const isSteady = before !== undefined && Math.abs(ahead - before) < minute;
    before = ahead;
    if (!isSteady) return;
    await tidyUp(db);
    await more(db);
  };
}
