import { sql } from 'kysely';
import type { Database } from './schema.ts';

const minute = 60_000;

/**
 * Removes sessions that have ended, counts that count no more, and keys whose sender has long stopped asking. Safe to run from several processes
 * at once.
 */
export async function tidyUp(db: Database): Promise<void> {
  await db
    .deleteFrom('session')
    .where('expires_at', '<', sql<Date>`current_timestamp`)
    .execute();
  await db.deleteFrom('rate_limit').where('expire', '<', Date.now()).execute();
  await db
    .deleteFrom('idempotency_key')
    .where('created_at', '<', sql<Date>`current_timestamp - interval '7 days'`)
    .execute();
}

/**
 * A function that tidies up, unless the database's clock has jumped since its last call. To a clock that is ahead everything is old,
 * and a key that was removed for it lets a registration in twice. The first call only looks at the clock.
 */
export function housekeeping(db: Database): () => Promise<void> {
  let before: number | undefined;
  return async () => {
    const { rows } = await sql<{ now: Date }>`select current_timestamp as now`.execute(db);
    // Nobody sets the clock of `performance`.
    const ahead = Number(rows[0]?.now) - performance.now();
    const isSteady = before !== undefined && Math.abs(ahead - before) < minute;
    before = ahead;
    if (isSteady) await tidyUp(db);
  };
}
