import { rm } from 'node:fs/promises';
import { inject } from 'vitest';
import { createDatabase } from '../../../tests/postgres/start.mjs';
import { among } from '../../../tests/support/combine.ts';
import { openEmbedded } from '../src/core/database/embedded/open-embedded.ts';
import { openPostgres } from '../src/core/database/open-postgres.ts';
import type { Database } from '../src/core/database/schema.ts';
import { beyondCommonGround } from './common-ground.ts';
import { embeddedFolder } from './embedded-folder.ts';
import { watched } from './watched.ts';

const postgres = inject('postgres');

/** True if this machine has no PostgreSQL. Tests that need one are skipped then, and the others use the embedded database. */
export const noPostgres = 'missing' in postgres;

interface PostgresDatabase {
  readonly url: string;
  readonly drop: () => Promise<void>;
}

function serverUrl(): string {
  if ('missing' in postgres) throw new Error(postgres.missing);
  return postgres.url;
}

/** Creates an empty database on the PostgreSQL server of this run. */
export const createEmptyDatabase = async (): Promise<PostgresDatabase> => await createDatabase(serverUrl());

/** A migrated database. Copying it takes a fraction of what the migrations take. */
let template: Promise<string> | undefined;

async function createTemplate(): Promise<string> {
  const { url } = await createEmptyDatabase();
  await (await openPostgres(url)).destroy();
  return new URL(url).pathname.slice(1);
}

/** Creates a database with all tables on the PostgreSQL server of this run. */
export async function createPostgresDatabase(): Promise<PostgresDatabase> {
  template ??= createTemplate();
  return await createDatabase(serverUrl(), await template);
}

/** Lets a test fail if a statement is not part of the common ground of SQL (decision 0038). */
const onCommonGround = (db: Database): Database =>
  watched(db, {
    before: (statement) => {
      const found = beyondCommonGround(statement);
      if (found.length > 0) throw new Error(`${found.join(', ')}, in ${statement}`);
    },
  });

/** A database of its own for a test file. */
export interface TestDatabase {
  readonly db: Database;
  readonly close: () => Promise<void>;
}

/** A kind of database that tests run on. */
export interface Engine {
  readonly name: string;
  readonly open: () => Promise<TestDatabase>;
}

async function openCopy(): Promise<TestDatabase> {
  const folder = await embeddedFolder();
  const { db, close } = await openEmbedded(folder);
  return {
    db,
    close: async () => {
      await close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function openServer(): Promise<TestDatabase> {
  const { url, drop } = await createPostgresDatabase();
  const db = await openPostgres(url);
  return {
    db,
    close: async () => {
      await db.destroy();
      await drop();
    },
  };
}

const checked = (open: () => Promise<TestDatabase>) => async (): Promise<TestDatabase> => {
  const { db, close } = await open();
  return { db: onCommonGround(db), close };
};

const embedded: Engine = { name: 'PGlite', open: checked(openCopy) };
const server: Engine = { name: 'PostgreSQL', open: checked(openServer) };

/** Both engines. The contract tests, which both must pass, run on these. */
export const everyDatabase: readonly Engine[] = noPostgres ? [embedded] : [embedded, server];

const usual = noPostgres ? embedded : server;

/** The engine of production, on which the tests about data run. `npm run test:all` runs them on both engines. */
export const databases: readonly Engine[] = among(everyDatabase, [usual]);

/** Opens a database of its own for a test file, on the engine of production. */
export const openDatabase = usual.open;

/** Opens a database like `openDatabase`, for a test that prepares it with statements beyond the common ground. */
export const openUncheckedDatabase = noPostgres ? openCopy : openServer;
