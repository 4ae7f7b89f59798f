import { type Kysely, sql } from 'kysely';
import type { Migration } from './migration.ts';

async function createOutbox(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('outbox')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('login_id', 'uuid', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('facts', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`current_timestamp`))
    .addColumn('due_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`current_timestamp`))
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('given_up_at', 'timestamptz')
    .execute();
  await db.schema.createIndex('outbox_due').on('outbox').columns(['kind', 'due_at']).execute();
  await db.schema.createIndex('outbox_of_customer').on('outbox').column('login_id').execute();
}

/** Creates the table of messages that leave after a commit (decision 0059). */
export const migration: Migration = { up: createOutbox };
