import { type Kysely, sql } from 'kysely';

const recordedAt = sql`current_timestamp`;

/** Accounts, customers, their consents, sessions and the keys of answered requests (Registration §3, §7). */
export async function createRegistrationTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('setting')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('account')
    .addColumn('login_id', 'uuid', (column) => column.primaryKey())
    .addColumn('email_key', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(recordedAt))
    .addUniqueConstraint('account_email_unique', ['email_key'])
    .execute();
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
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(recordedAt))
    .execute();
  await db.schema
    .createTable('consent')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('login_id', 'uuid', (column) => column.notNull().references('customer.login_id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('granted', 'boolean', (column) => column.notNull())
    .addColumn('document_id', 'text', (column) => column.notNull())
    .addColumn('document_version', 'text', (column) => column.notNull())
    .addColumn('text_sha256', 'text')
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('site', 'text', (column) => column.notNull())
    .addColumn('shown_at', 'timestamptz')
    .addColumn('recorded_at', 'timestamptz', (column) => column.notNull().defaultTo(recordedAt))
    .execute();
  await db.schema.createIndex('consent_of_customer').on('consent').columns(['login_id', 'kind']).execute();
  await db.schema
    .createTable('session')
    .addColumn('id_hash', 'text', (column) => column.primaryKey())
    .addColumn('login_id', 'uuid', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(recordedAt))
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('session_expiry').on('session').column('expires_at').execute();
  await db.schema
    .createTable('idempotency_key')
    .addColumn('key', 'uuid', (column) => column.primaryKey())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('login_id', 'uuid', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(recordedAt))
    .execute();
  await db.schema.createIndex('idempotency_key_age').on('idempotency_key').column('created_at').execute();
}
