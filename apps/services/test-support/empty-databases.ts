import { PGlite } from '../src/core/database/embedded/pglite.ts';
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import type { Database, Schema } from '../src/core/database/schema.ts';
import { createEmptyDatabase, databases } from './databases.ts';

/** A database without tables, and connections to it like those of a process that starts. */
interface EmptyDatabase {
  /** Connects like another process. The embedded database has only one connection. */
  readonly connect: () => Database;
  readonly close: () => Promise<void>;
}

interface Engine {
  readonly name: string;
  readonly create: () => Promise<EmptyDatabase>;
}

const embedded: Engine = {
  name: 'PGlite',
  create: async () => {
    const pglite = await PGlite.create('memory://');
    const db = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }) });
    return { connect: () => db, close: async () => await db.destroy() };
  },
};

/** A database on PostgreSQL, without a table. */
export async function emptyPostgres(): Promise<EmptyDatabase & { readonly url: string }> {
  const { url, drop } = await createEmptyDatabase();
  const open: Database[] = [];
  return {
    url,
    connect: () => {
      const pool = new Pool({ connectionString: url });
      // A session that the server ends says so by an event, beside the statement that fails.
      pool.on('connect', (client) => void client.on('error', () => {})).on('error', () => {});
      const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
      open.push(db);
      return db;
    },
    close: async () => {
      await Promise.all(open.map(async (db) => await db.destroy()));
      await drop();
    },
  };
}

const server: Engine = { name: 'PostgreSQL', create: emptyPostgres };

/** The engines on which a database is made from nothing: those of `databases`. */
export const emptyDatabases: readonly Engine[] = databases.map(({ name }) =>
  name === embedded.name ? embedded : server,
);
