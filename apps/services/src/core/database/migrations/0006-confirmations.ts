import { type Kysely, sql } from 'kysely';
import type { Migration } from './migration.ts';

async function createConfirmations(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('confirmation')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('login_id', 'uuid', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`current_timestamp`))
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .addColumn('confirmed_at', 'timestamptz')
    .execute();
  await db.schema.createIndex('confirmation_of_customer').on('confirmation').column('login_id').execute();
  await db.schema.createIndex('confirmation_age').on('confirmation').column('created_at').execute();
  await db.schema.alterTable('customer').addColumn('email_confirmed_at', 'timestamptz').execute();
}

/** Creates the table of links by which a shopper confirms an e-mail address (decision 0060). */
export const migration: Migration = { up: createConfirmations };
