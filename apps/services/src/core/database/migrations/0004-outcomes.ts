import type { Kysely } from 'kysely';
import type { Migration } from './migration.ts';

async function createOutcomeTables(db: Kysely<unknown>): Promise<void> {
  // A registration of a visitor who agreed to statistics. The day is its only time.
  await db.schema
    .createTable('outcome')
    .addColumn('id', 'uuid', (column) => column.notNull())
    .addColumn('login_id', 'uuid', (column) => column.notNull())
    .addColumn('day', 'date', (column) => column.notNull())
    .addColumn('site', 'text', (column) => column.notNull())
    .addColumn('kinds', 'text', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .addColumn('session', 'text')
    .addPrimaryKeyConstraint('outcome_once', ['id', 'login_id'])
    .execute();
  await db.schema.createIndex('outcome_day').on('outcome').column('day').execute();
  await db.schema.createIndex('outcome_of_customer').on('outcome').column('login_id').execute();
  await db.schema
    .createTable('outcome_word')
    .addColumn('id', 'uuid', (column) => column.notNull())
    .addColumn('word', 'text', (column) => column.notNull())
    .addColumn('day', 'date', (column) => column.notNull())
    .addPrimaryKeyConstraint('outcome_word_once', ['id', 'word'])
    .execute();
  await db.schema.createIndex('outcome_word_day').on('outcome_word').column('day').execute();
  // All other registrations, and receipts without an id: numbers alone. Writers of the same number use several shards.
  await db.schema
    .createTable('outcome_count')
    .addColumn('day', 'date', (column) => column.notNull())
    .addColumn('site', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('kinds', 'text', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .addColumn('shard', 'integer', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('outcome_count_once', ['day', 'site', 'source', 'kinds', 'words', 'shard'])
    .execute();
}

/** Creates the tables that match stored registrations with what the channels of tracking report (decision 0056). */
export const migration: Migration = { up: createOutcomeTables };
