import { type Kysely, sql } from 'kysely';
import type { Migration } from './migration.ts';

async function createEventTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('event')
    .addColumn('day', 'date', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('received_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`current_timestamp`))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('site', 'text')
    .addColumn('session', 'text')
    .addColumn('customer', 'text')
    .addColumn('token_hash', 'text')
    .addColumn('fields', 'jsonb', (column) => column.notNull())
    .addColumn('others', 'jsonb')
    // A unique key of a partitioned table includes the column of its partitions.
    .addPrimaryKeyConstraint('event_once', ['day', 'id'])
    .modifyEnd(sql`partition by range (day)`)
    .execute();
  for (const column of ['session', 'customer'] as const) {
    await db.schema
      .createIndex(`event_of_${column}`)
      .on('event')
      .column(column)
      .where(sql.ref(column), 'is not', null)
      .execute();
  }
  await sql`create table event_other partition of event default`.execute(db);
}

/**
 * Creates the table of events (Tracking §3), with a partition for each day, so that old events are removed without a search for them.
 * Housekeeping creates the partitions. The table `event_other` has the events of all days without one.
 */
export const migration: Migration = { up: createEventTables };
