import type { Kysely } from 'kysely';
import type { Migration } from './migration.ts';

async function addPasswords(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('confirmation')
    .addColumn('purpose', 'text', (column) => column.notNull().defaultTo('address'))
    .execute();
  await db.schema.alterTable('session').addColumn('device', 'text').execute();
}

/** Adds links for a new password, and the devices of sessions (decision 0061). */
export const migration: Migration = { up: addPasswords };
