import { type Kysely, sql } from 'kysely';

const recordedAt = sql`current_timestamp`;

/** What the flows beside the standalone one hold: addresses, the card's selection, the community, guests (Registration §3). */
export async function createTablesOfEveryFlow(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('customer')
    .addColumn('guest', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('subscription', 'text')
    .execute();
  // One row per customer and purpose: who saves an address again changes it, and its id stays.
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
  // Every card so far is a digital one: there was no other to choose.
  await sql`insert into loyalty_card (login_id, site, layout)
    select login_id, site, 'DIGITAL' from customer where card_membership`.execute(db);
  await db.schema
    .createTable('community_member')
    .addColumn('login_id', 'uuid', (column) => column.primaryKey().references('customer.login_id'))
    .addColumn('site', 'text', (column) => column.notNull())
    .addColumn('joined_at', 'timestamptz', (column) => column.notNull().defaultTo(recordedAt))
    .execute();
}
