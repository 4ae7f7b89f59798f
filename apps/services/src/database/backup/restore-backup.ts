import { open, readdir, rename, rm } from 'node:fs/promises';
import { errorCode } from '../../log/error-code.ts';
import { ForOperator } from '../../settings/for-operator.ts';
import { backupDamaged, cannotRead, folderNotEmpty } from '../../settings/backup-sentences.ts';
import { folderRefused, noRoom } from '../../settings/folder-sentences.ts';
import type { KeyBackup } from '../../consents/chain/key-backup.ts';
import { moveIntoPlace } from '../embedded/make-database.ts';
import { NoRoom } from '../embedded/room.ts';
import { placesIn } from '../embedded/places.ts';
import { openEmbedded } from '../embedded/open-embedded.ts';
import { lockFolder } from '../folder-lock.ts';
import { bringBack, type ConsentPlaces, keysBeside } from './bring-back.ts';
import { BrokenArchive } from './tar.ts';
import { unpack } from './unpack.ts';

/** How a backup is restored. */
export interface RestoreOptions {
  /** Whether a database that is there is given up for it. */
  readonly replace: boolean;
  /** Whether it is done although nothing says who was erased since. */
  readonly withoutNotes: boolean;
}

/** Unpacks a backup beside its place, lets the engine bring it to the state of its end, and completes it. */
async function prepare(
  file: string,
  places: ConsentPlaces,
  keys: KeyBackup | undefined,
  { withoutNotes }: RestoreOptions,
): Promise<readonly string[]> {
  const { draft } = placesIn(places.dataDir);
  // The engine is given the draft as the database of a data folder of its own.
  const inner = placesIn(draft).database;
  await rm(draft, { recursive: true, force: true });
  try {
    await unpack(file, inner);
    const embedded = await openEmbedded(draft).catch((error: unknown) => {
      const isBroken = error instanceof ForOperator && error.message !== noRoom(draft);
      throw isBroken ? new BrokenArchive(error.message) : error;
    });
    try {
      return await bringBack(embedded, inner, places, { keys, withoutNotes });
    } finally {
      await embedded.close();
    }
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

const isAboutFile = (error: unknown) => error instanceof BrokenArchive || errorCode(error)?.startsWith('Z_');

async function restoreLocked(
  places: ConsentPlaces,
  file: string,
  options: RestoreOptions,
): Promise<readonly string[]> {
  const { dataDir } = places;
  const { database, draft, former } = placesIn(dataDir);
  const content = await readdir(database).catch(() => []);
  if (content.length > 0 && !options.replace) throw new ForOperator(folderNotEmpty(dataDir));
  const keys = await keysBeside(file);
  const told = await prepare(file, places, keys, options).catch((error: unknown) => {
    const isFull =
      errorCode(error) === 'ENOSPC' ||
      error instanceof NoRoom ||
      (error instanceof Error && error.message === noRoom(draft));
    if (isFull) throw new ForOperator(noRoom(dataDir));
    if (isAboutFile(error)) throw new ForOperator(backupDamaged(file));
    throw error;
  });
  await rm(former, { recursive: true, force: true });
  await rename(database, former).catch(() => {});
  await moveIntoPlace(placesIn(draft).database, database);
  await rm(draft, { recursive: true, force: true });
  await rm(former, { recursive: true, force: true });
  return told;
}

/**
 * Puts a backup into a data folder that no process has.
 * @returns what an operator has to know besides, in sentences
 */
export async function restoreBackup(
  places: ConsentPlaces,
  file: string,
  options: RestoreOptions,
): Promise<readonly string[]> {
  const { dataDir } = places;
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
    return await restoreLocked(places, file, options);
  } finally {
    await lock.release();
  }
}
