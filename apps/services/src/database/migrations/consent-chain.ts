import { type Kysely, sql } from 'kysely';

/** Consents as a chain of sealed records per customer, their keys, and the ends of chains that are to be noted outside. */
export async function createConsentChain(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('customer_key')
    .addColumn('login_id', 'uuid', (column) => column.primaryKey().references('customer.login_id'))
    .addColumn('wrapped', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`current_timestamp`))
    .execute();
  // No foreign key to customer: the chain outlives an erasure. The time is a text, because every sign of it is proven.
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
  // Empty where the release before wrote the row: then it is still to be taken into the chain.
  await db.schema.alterTable('consent').addColumn('event_seq', 'integer').execute();
  await db.schema.createIndex('consent_in_chain').on('consent').column('event_seq').execute();
}
