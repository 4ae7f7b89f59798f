import { type Kysely, sql } from 'kysely';

const former = ['0001-registration', '0002-every-flow'];

/**
 * Notes the migrations that the release before knows where it looks for them, so that it starts on these tables and makes
 * none of them again. It must find no other name there.
 */
export async function noteForFormerMigrator(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('kysely_migration')
    .ifNotExists()
    .addColumn('name', 'varchar(255)', (column) => column.notNull().primaryKey())
    .addColumn('timestamp', 'varchar(255)', (column) => column.notNull())
    .execute();
  for (const [index, name] of former.entries()) {
    // The order of the times is that of the names; the times themselves mean nothing.
    await sql`insert into kysely_migration (name, timestamp) values (${name}, ${`2026-01-01T00:00:0${index}.000Z`})
      on conflict (name) do nothing`.execute(db);
  }
}
