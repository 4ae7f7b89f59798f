import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { errorCode } from '../../log/error-code.ts';
import { databaseDamaged } from '../../settings/folder-sentences.ts';
import { ForOperator } from '../../settings/for-operator.ts';
import { PGlite } from './pglite.ts';
import { placesIn } from './places.ts';

/** Returns the names in a folder; none if the folder is missing. */
async function namesIn(folder: string): Promise<readonly string[]> {
  return await readdir(folder).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  });
}

/**
 * Creates the database if there is none. It is created beside its place and moved there when it is whole, so that the next start
 * creates it again if this one is interrupted.
 * @throws {ForOperator} if the folder holds something else, which the engine would overwrite
 */
export async function ensureDatabase(dataDir: string): Promise<void> {
  const { database, draft } = placesIn(dataDir);
  const names = await namesIn(database);
  if (names.includes('PG_VERSION')) return;
  if (names.length > 0) throw new ForOperator(databaseDamaged(dataDir, 'the file PG_VERSION is missing'));
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o700 });
  await (await PGlite.create(draft)).close();
  await rename(draft, database);
}
