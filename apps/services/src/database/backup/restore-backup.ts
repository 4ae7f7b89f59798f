import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createGunzip } from 'node:zlib';
import { errorCode } from '../../log/error-code.ts';
import { ForOperator } from '../../settings/for-operator.ts';
import { backupDamaged, cannotRead, folderNotEmpty } from '../../settings/backup-sentences.ts';
import { folderRefused, noRoom } from '../../settings/folder-sentences.ts';
import { startEngine } from '../embedded/engine.ts';
import { moveIntoPlace, placesIn } from '../embedded/make-database.ts';
import { lockFolder } from '../folder-lock.ts';
import { BrokenArchive, readTar } from './tar.ts';

async function unpack(file: string, into: string): Promise<void> {
  const names = new Set<string>();
  const source = createReadStream(file);
  const unzipped = source.pipe(createGunzip());
  source.on('error', (error) => unzipped.destroy(error));
  await mkdir(into, { recursive: true, mode: 0o700 });
  for await (const { name, size, content } of readTar(unzipped)) {
    names.add(name);
    const path = join(into, name);
    if (size === undefined) {
      await mkdir(path, { recursive: true, mode: 0o700 });
      continue;
    }
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const handle = await open(path, 'wx', 0o600);
    try {
      for await (const part of content) await handle.write(part);
    } finally {
      await handle.close();
    }
  }
  for (const name of ['PG_VERSION', 'global/pg_control', 'backup_label']) {
    if (!names.has(name)) throw new BrokenArchive(`${name} is missing`);
  }
}

/** Unpacks a backup beside its place, and lets the engine bring it to the state of its end. */
async function prepare(file: string, dataDir: string): Promise<void> {
  const { draft } = placesIn(dataDir);
  // The engine is given the draft as the database of a data folder of its own.
  const inner = placesIn(draft).database;
  await rm(draft, { recursive: true, force: true });
  try {
    await unpack(file, inner);
    const { pglite } = await startEngine(draft);
    await pglite.close();
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

const isAboutFile = (error: unknown) =>
  error instanceof BrokenArchive || errorCode(error)?.startsWith('Z_') || error instanceof ForOperator;

async function restoreLocked(dataDir: string, file: string, replace: boolean): Promise<void> {
  const { database, draft, former } = placesIn(dataDir);
  const content = await readdir(database).catch(() => []);
  if (content.length > 0 && !replace) throw new ForOperator(folderNotEmpty(dataDir));
  await prepare(file, dataDir).catch((error: unknown) => {
    const isFull =
      errorCode(error) === 'ENOSPC' || (error instanceof Error && error.message === noRoom(draft));
    if (isFull) throw new ForOperator(noRoom(dataDir));
    if (isAboutFile(error)) throw new ForOperator(backupDamaged(file));
    throw error;
  });
  await rm(former, { recursive: true, force: true });
  await rename(database, former).catch(() => {});
  await moveIntoPlace(placesIn(draft).database, database);
  await rm(draft, { recursive: true, force: true });
  await rm(former, { recursive: true, force: true });
}

/**
 * Puts a backup into a data folder that no process has.
 * @param replace whether a database that is there is given up for it.
 */
export async function restoreBackup(dataDir: string, file: string, replace: boolean): Promise<void> {
  await (
    await open(file).catch((error: unknown) => {
      throw new ForOperator(cannotRead(file, errorCode(error)));
    })
  ).close();
  const lock = await lockFolder(dataDir).catch((error: unknown) => {
    const sentence = folderRefused(dataDir, error);
    throw sentence === undefined ? error : new ForOperator(sentence);
  });
  if (!lock.held) throw new ForOperator(lock.sentence);
  try {
    await restoreLocked(dataDir, file, replace);
  } finally {
    await lock.release();
  }
}
