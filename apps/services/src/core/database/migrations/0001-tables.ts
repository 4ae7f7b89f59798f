import { type Kysely, sql } from 'kysely';
import type { Migration } from './migration.ts';

const recordedAt = sql`current_timestamp`;

/** Creates the tables of accounts and of what a registration claims (Registration §7). */
async function createAccountTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('account')
    .addColumn('login_id', 'uuid', (column) => column.primaryKey())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(recordedAt))
    .execute();
  // Both unique columns are in one row, so that one insert claims both or neither.
  await db.schema
    .createTable('claim')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('login_id', 'uuid', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.unique())
    .addColumn('key', 'uuid', (column) => column.unique())
    .addColumn('fingerprint', 'text')
    .addColumn('answer', 'text')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(recordedAt))
    .execute();
  await db.schema.createIndex('claim_of_customer').on('claim').column('login_id').execute();
  await db.schema.createIndex('claim_age').on('claim').column('created_at').execute();
  await db.schema
    .createTable('session')
    .addColumn('id_hash', 'text', (column) => column.primaryKey())
    .addColumn('login_id', 'uuid', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(recordedAt))
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('session_expiry').on('session').column('expires_at').execute();
}

/** Creates the tables of customers, their addresses, cards and memberships (Registration §3). */
async function createCustomerTables(db: Kysely<unknown>): Promise<void> {
  // No foreign key to account: with another identity backend accounts live elsewhere.
  await db.schema
    .createTable('customer')
    .addColumn('login_id', 'uuid', (column) => column.primaryKey())
    .addColumn('site', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('flow', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('salutation', 'text')
    .addColumn('first_name', 'text')
    .addColumn('last_name', 'text')
    .addColumn('company_name', 'text')
    .addColumn('birth_date', 'date')
    .addColumn('card_membership', 'boolean', (column) => column.notNull())
    .addColumn('guest', 'boolean', (column) => column.notNull())
    .addColumn('subscription', 'text')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(recordedAt))
    .execute();
  // One row per customer and purpose: saving an address again changes the row, and its id stays.
  await db.schema
    .createTable('address')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('login_id', 'uuid', (column) => column.notNull().references('customer.login_id'))
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('salutation', 'text')
    .addColumn('first_name', 'text')
    .addColumn('last_name', 'text')
    .addColumn('company_name', 'text')
    .addColumn('country_code', 'text')
    .addColumn('extra_line', 'text')
    .addColumn('postal_code', 'text')
    .addColumn('postal_town', 'text')
    .addColumn('postal_district', 'text')
    .addColumn('street_address', 'text')
    .addColumn('floor_stairs', 'text')
    .addColumn('floor_level', 'text')
    .addColumn('floor_door', 'text')
    .addColumn('phone_number', 'text')
    .addColumn('mobile_phone_prefix', 'text')
    .addColumn('mobile_phone_number', 'text')
    .addColumn('tax_number', 'text')
    .addColumn('company_tax_branch', 'text')
    .addColumn('company_tax_number', 'text')
    .addColumn('saved_at', 'timestamptz', (column) => column.notNull().defaultTo(recordedAt))
    .addUniqueConstraint('address_of_customer', ['login_id', 'purpose'])
    .execute();
  await db.schema
    .createTable('loyalty_card')
    .addColumn('login_id', 'uuid', (column) => column.primaryKey().references('customer.login_id'))
    .addColumn('site', 'text', (column) => column.notNull())
    .addColumn('layout', 'text', (column) => column.notNull())
    .addColumn('phone_number', 'text')
    .addColumn('chosen_at', 'timestamptz', (column) => column.notNull().defaultTo(recordedAt))
    .execute();
  await db.schema
    .createTable('community_member')
    .addColumn('login_id', 'uuid', (column) => column.primaryKey().references('customer.login_id'))
    .addColumn('site', 'text', (column) => column.notNull())
    .addColumn('joined_at', 'timestamptz', (column) => column.notNull().defaultTo(recordedAt))
    .execute();
}

/** Creates the tables of the consents' chains (decision 0040). */
async function createConsentTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('customer_key')
    .addColumn('login_id', 'uuid', (column) => column.primaryKey().references('customer.login_id'))
    .addColumn('wrapped', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(recordedAt))
    .execute();
  // No foreign key to customer: the chain outlives an erasure. The time is a text, because every character of it is proven.
  await db.schema
    .createTable('consent_event')
    .addColumn('login_id', 'uuid', (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('recorded_at', 'text', (column) => column.notNull())
    .addColumn('key_id', 'text', (column) => column.notNull())
    .addColumn('sealed', 'text')
    .addColumn('mac', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('consent_event_order', ['login_id', 'seq'])
    .execute();
  await db.schema
    .createTable('consent_unanchored')
    .addColumn('login_id', 'uuid', (column) => column.primaryKey())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('mac', 'text', (column) => column.notNull())
    .addColumn('erased_at', 'text')
    .execute();
}

/** Creates the tables that the processes share. */
async function createProcessTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('setting')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
  // Apart from the settings, so that a backup can leave it out.
  await db.schema
    .createTable('secret')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
  // The columns are those that rate-limiter-flexible writes, in its order.
  await db.schema
    .createTable('rate_limit')
    .addColumn('key', 'varchar(255)', (column) => column.primaryKey())
    .addColumn('points', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('expire', 'bigint')
    .execute();
  await db.schema
    .createTable('write_probe')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('filler', 'text', (column) => column.notNull())
    .addColumn('written_at', 'timestamptz', (column) => column.notNull().defaultTo(recordedAt))
    .execute();
}

/** Creates all tables of the first release. */
export const migration: Migration = {
  up: async (db) => {
    await createAccountTables(db);
    await createCustomerTables(db);
    await createConsentTables(db);
    await createProcessTables(db);
  },
};
