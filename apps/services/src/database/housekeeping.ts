import { sql } from 'kysely';
import type { Database } from './schema.ts';

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
