// A process of its own, which stops in the middle of a migration: `node hanging-migration.ts <database>`.
import process from 'node:process';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool } from 'pg';
import { migrate } from '../src/core/database/migrate.ts';
import { migrations } from '../src/core/database/migrations/migrations.gen.ts';
import type { Schema } from '../src/core/database/schema.ts';

const pool = new Pool({ connectionString: process.argv[2] });
const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
await migrate(db, {
  ...migrations,
  '9000-half': {
    up: async (tables) => {
      await sql`create table half (id integer primary key)`.execute(tables);
      console.log('in the middle');
      await new Promise(() => {
        setInterval(() => {}, 60_000);
      });
    },
  },
});
