import type { Migration } from './migration.ts';

/** Adds the nickname of a customer. */
export const migration: Migration = {
  up: async (db) => {
    await db.schema.alterTable('customer').addColumn('nickname', 'text').execute();
  },
};
