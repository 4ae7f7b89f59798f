import { sql } from 'kysely';
import type { Database } from '../database/schema.ts';

/** Removes the outcomes of days before the events that are kept, and what pages said of them. */
export async function removeOldOutcomes(db: Database, keptDays: number): Promise<void> {
  const oldest = sql<Date>`cast(current_timestamp - interval ${sql.lit(`${keptDays} days`)} as date)`;
  for (const table of ['outcome', 'outcome_word', 'outcome_count'] as const)
    await db.deleteFrom(table).where('day', '<', oldest).execute();
}
