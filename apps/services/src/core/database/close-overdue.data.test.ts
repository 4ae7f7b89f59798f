import { Kysely, type PostgresCursor, PostgresDialect, type PostgresQueryResult, sql } from 'kysely';
import { Pool } from 'pg';
import { expect, it } from 'vitest';
import { createPostgresDatabase, noPostgres } from '../../../test-support/databases.ts';
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

it('a transaction does not wait for such a statement at its end', async () => {
  const asked: string[] = [];
  const closed: unknown[] = [];
  function query<Row>(text: string): Promise<PostgresQueryResult<Row>>;
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query(text: unknown): unknown {
    asked.push(String(text));
    return text === 'select pg_sleep(60)'
      ? Promise.reject(new Error('Query read timeout'))
      : Promise.resolve({ command: 'SELECT', rowCount: 0, rows: [] });
  }
  const client = { query, release: (destroy?: boolean) => void closed.push(destroy) };
  const pool = closeOverdue({ options: {}, connect: async () => client, end: async () => {} });
  const db = new Kysely<never>({ dialect: new PostgresDialect({ pool }) });
  const sleep = db.transaction().execute(async (tx) => await sql`select pg_sleep(60)`.execute(tx));
  await expect(sleep).rejects.toThrow('Query read timeout');
  expect(asked).toEqual(['begin', 'select pg_sleep(60)']);
  expect(closed).toEqual([true]);
});
