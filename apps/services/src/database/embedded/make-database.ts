import { access, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PGlite } from './pglite.ts';
import { errorCode } from '../../log/error-code.ts';
import { ForOperator } from '../../settings/for-operator.ts';
import { databaseDamaged } from '../../settings/folder-sentences.ts';
import { placesIn } from './places.ts';
import { syncOne, syncTree } from './sync-tree.ts';

const isThere = async (path: string) =>
  await access(path).then(
    () => true,
    () => false,
  );

/** What is in a folder; `undefined` where there is none. */
async function contentOf(folder: string): Promise<readonly string[] | undefined> {
  return await readdir(folder).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  });
}

/** Gives a finished draft its name, once it is on the disk. */
export async function moveIntoPlace(from: string, to: string): Promise<void> {
  await syncTree(from);
  await rename(from, to);
  await syncOne(dirname(to), true);
}

/**
 * Sees to it that there is a database. A new one is made beside its place and moved there when it is whole, so that one that was
 * interrupted is made again.
 */
export async function ensureDatabase(dataDir: string): Promise<void> {
  const { database, draft, former } = placesIn(dataDir);
  const content = await contentOf(database);
  if (content?.includes('PG_VERSION')) {
    // A restore was interrupted after its last step but one, and what it replaced is still there.
    for (const path of [former, draft]) await rm(path, { recursive: true, force: true });
    return;
  }
  // The engine would make a new one, over what is left of this one.
  if (content !== undefined && content.length > 0) {
    throw new ForOperator(databaseDamaged(dataDir, 'the file PG_VERSION is missing'));
  }
  // A restore was interrupted between its last two steps.
  if (await isThere(former)) return await rename(former, database);
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o700 });
  const pglite = await PGlite.create(draft);
  await pglite.close();
  await moveIntoPlace(draft, database);
}
