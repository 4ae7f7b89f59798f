import { PGlite } from './embedded/pglite.ts';
import { Kysely } from 'kysely';
import { EmbeddedDialect } from './embedded/dialect.ts';
import { openEmbedded } from './embedded/open-embedded.ts';
import { letOthersIn } from './let-others-in.ts';
import { migrate } from './migrate.ts';
import type { Database, Schema } from './schema.ts';

/**
 * The embedded database. It has one owner: hold the folder's lock before you open it.
 * @param dataDir the data folder; without it the database lives in memory and goes with the process.
 */
export async function openPglite(dataDir?: string): Promise<Database> {
  if (dataDir !== undefined) return (await openEmbedded(dataDir)).db;
  const dialect = new EmbeddedDialect(await PGlite.create('memory://'));
  const db = new Kysely<Schema>({ dialect, plugins: [letOthersIn] });
  await migrate(db);
  return db;
}
