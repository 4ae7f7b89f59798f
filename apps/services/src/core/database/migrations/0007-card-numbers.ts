import type { Kysely } from 'kysely';
import type { Migration } from './migration.ts';

async function addCardNumbers(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('loyalty_card').addColumn('number', 'text').execute();
  await db.schema.createIndex('loyalty_card_number').unique().on('loyalty_card').column('number').execute();
}

/** Adds the numbers of loyalty cards (decision 0062). */
export const migration: Migration = { up: addCardNumbers };
