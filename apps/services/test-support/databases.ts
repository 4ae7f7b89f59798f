import { inject } from 'vitest';
import { createDatabase } from '../../../tests/postgres/start.mjs';
import { openPglite } from '../src/database/open-pglite.ts';
import { openPostgres } from '../src/database/open-postgres.ts';
import type { Database } from '../src/database/schema.ts';
import { beyondCommonGround } from './common-ground.ts';
import { watched } from './watched.ts';

const postgres = inject('postgres');

/** Whether this machine has no PostgreSQL; what needs one is skipped then. */
export const noPostgres = 'missing' in postgres;

/** A new, empty database on the PostgreSQL server of this run. */
export async function createPostgresDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  if ('missing' in postgres) throw new Error(postgres.missing);
  return await createDatabase(postgres.url);
}

/** Lets a test fail that runs into a statement which not every engine has (decision 0038). */
const onCommonGround = (db: Database): Database =>
  watched(db, {
    before: (statement) => {
      const found = beyondCommonGround(statement);
      if (found.length > 0) throw new Error(`${found.join(', ')}, in ${statement}`);
    },
  });

interface Engine {
  readonly name: string;
  readonly open: () => Promise<{ db: Database; close: () => Promise<void> }>;
}

const embedded: Engine = {
  name: 'PGlite',
  open: async () => {
    const db = await openPglite();
    return { db: onCommonGround(db), close: async () => await db.destroy() };
  },
};

const server: Engine = {
  name: 'PostgreSQL',
  open: async () => {
    const { url, drop } = await createPostgresDatabase();
    const db = await openPostgres(url);
    return {
      db: onCommonGround(db),
      close: async () => {
        await db.destroy();
        await drop();
      },
    };
  },
};

/** The engines every database test runs on. */
export const databases: readonly Engine[] = noPostgres ? [embedded] : [embedded, server];
