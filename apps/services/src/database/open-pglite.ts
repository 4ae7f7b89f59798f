import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import { letOthersIn } from './let-others-in.ts';
import { migrate } from './migrate.ts';
import type { Database, Schema } from './schema.ts';

/**
 * The embedded database. It has one connection and one owner: hold the folder's lock before you open it.
 * @param dataDir the data folder; without it the database lives in memory and goes with the process.
 */
export async function openPglite(dataDir?: string): Promise<Database> {
  if (dataDir !== undefined) await mkdir(dataDir, { recursive: true });
  const pglite = await PGlite.create(dataDir === undefined ? 'memory://' : join(dataDir, 'postgres'));
  const db = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }), plugins: [letOthersIn] });
  await migrate(db);
  return db;
}
