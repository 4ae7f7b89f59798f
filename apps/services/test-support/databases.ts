import { inject } from 'vitest';
import { createDatabase } from '../../../tests/postgres/start.mjs';
import { openPglite } from '../src/database/open-pglite.ts';
import { openPostgres } from '../src/database/open-postgres.ts';
import type { Database } from '../src/database/schema.ts';

const postgres = inject('postgres');

/** Whether this machine has no PostgreSQL; what needs one is skipped then. */
export const noPostgres = 'missing' in postgres;

/** A new, empty database on the PostgreSQL server of this run. */
export async function createPostgresDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  if ('missing' in postgres) throw new Error(postgres.missing);
  return await createDatabase(postgres.url);
}

interface Engine {
  readonly name: string;
  readonly open: () => Promise<{ db: Database; close: () => Promise<void> }>;
}

const embedded: Engine = {
  name: 'PGlite',
  open: async () => {
    const db = await openPglite();
    return { db, close: async () => await db.destroy() };
  },
};

const server: Engine = {
  name: 'PostgreSQL',
  open: async () => {
    const { url, drop } = await createPostgresDatabase();
    const db = await openPostgres(url);
    return {
      db,
      close: async () => {
        await db.destroy();
        await drop();
      },
    };
  },
};

/** The engines every database test runs on. */
export const databases: readonly Engine[] = noPostgres ? [embedded] : [embedded, server];
