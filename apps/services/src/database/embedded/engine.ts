import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { databaseBroken, databaseDamaged, noRoom } from '../../settings/folder-sentences.ts';
import { ForOperator } from '../../settings/for-operator.ts';
import { listenForLastWords } from './last-words.ts';
import { ensureDatabase } from './make-database.ts';
import { PGlite } from './pglite.ts';
import { placesIn } from './places.ts';

/** The running engine of a data folder. */
export interface Engine {
  readonly pglite: PGlite;
  /** Returns the sentence for the operator once the engine has given up; nothing can be read or written after that. */
  readonly broken: () => string | undefined;
}

const isOutOfRoom = (reason: string) => reason.includes('No space left');

/**
 * Starts PGlite on a data folder, as its makers ship it. The caller holds the folder's lock.
 * @param onBroken gets the sentence for the operator if the engine gives up at work
 * @throws {ForOperator} if the database cannot be opened
 */
export async function startEngine(
  dataDir: string,
  onBroken: (sentence: string) => void = () => {},
): Promise<Engine> {
  await ensureDatabase(dataDir);
  const { database } = placesIn(dataDir);
  // A killed engine leaves this file, and the lock of the folder is ours.
  await rm(join(database, 'postmaster.pid'), { force: true });

  const lastWords = listenForLastWords();
  let isRunning = false;
  let broken: string | undefined;
  const pglite = new PGlite({
    dataDir: database,
    onStderr: (line) => {
      lastWords.hear(line);
      if (!isRunning || broken !== undefined || !/PANIC:|^Aborted\(/.test(line)) return false;
      const reason = lastWords.reason();
      broken = isOutOfRoom(reason) ? noRoom(dataDir) : databaseBroken(dataDir, reason);
      onBroken(broken);
      return false;
    },
  });
  try {
    await pglite.waitReady;
  } catch {
    const reason = lastWords.reason();
    throw new ForOperator(isOutOfRoom(reason) ? noRoom(dataDir) : databaseDamaged(dataDir, reason));
  }
  isRunning = true;
  return { pglite, broken: () => broken };
}
