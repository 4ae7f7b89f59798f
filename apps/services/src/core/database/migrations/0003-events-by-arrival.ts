import type { Kysely } from 'kysely';
import type { Migration } from './migration.ts';

async function indexArrivals(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('event_by_arrival').on('event').column('received_at').execute();
}

/** Lets the page of events ask each second for those that have just arrived, however many a day has. */
export const migration: Migration = { up: indexArrivals };
