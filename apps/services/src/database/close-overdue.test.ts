import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool } from 'pg';
import { expect, it } from 'vitest';
import { createPostgresDatabase, noPostgres } from '../../test-support/databases.ts';
import { closeOverdue } from './close-overdue.ts';

it.skipIf(noPostgres)('who comes after a statement that takes too long does not wait for it', async () => {
  const { url, drop } = await createPostgresDatabase();
  const pool = new Pool({ connectionString: url, max: 1, query_timeout: 1000 });
  const db = new Kysely<never>({ dialect: new PostgresDialect({ pool: closeOverdue(pool) }) });
  await expect(sql`select pg_sleep(60)`.execute(db)).rejects.toThrow('Query read timeout');
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  await db.destroy();
  await drop();
});
