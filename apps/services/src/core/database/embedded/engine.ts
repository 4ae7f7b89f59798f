import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode, ForOperator } from '../../log/log.ts';
import { databaseBroken, databaseDamaged, noRoom } from '../folder-sentences.ts';
import { PGlite } from './pglite.ts';

/** Returns the folders in a data folder: of the database, and of a new one while it is created. */
const placesIn = (dataDir: string) => ({
  database: join(dataDir, 'postgres'),
  draft: join(dataDir, 'postgres.new'),
});

/** The last log lines of an engine that gave up. */
export interface LastWords {
  /** Takes a line of its log. */
  readonly hear: (line: string) => void;
  /** The reason it gave, without a full stop. */
  readonly reason: () => string;
}

/** Listens to the engine's log for the reason of its end. It names files there, never what is stored. */
function listenForLastWords(): LastWords {
  let reason = '';
  let detail = '';
  return {
    hear: (line) => {
      const [, , end] = /(FATAL|PANIC): {2}(.*)$/.exec(line) ?? /^(postgres): (.*)$/.exec(line) ?? [];
      const [, more] = /DETAIL: {2}(.*)$/.exec(line) ?? [];
      if (end !== undefined) [reason, detail] = [end, ''];
      else if (more !== undefined && reason !== '') detail = ` (${more.replace(/\.$/, '')})`;
    },
    reason: () => (reason === '' ? 'it does not say why' : `${reason}${detail}`),
  };
}

/** Returns the names in a folder; none if the folder is missing. */
async function namesIn(folder: string): Promise<readonly string[]> {
  return await readdir(folder).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  });
}

/**
 * Creates the database if there is none. It is created in another folder and moved when it is complete, so that the next start
 * creates it again if this one is interrupted.
 * @throws {ForOperator} if the folder holds something else, which the engine would overwrite
 */
async function ensureDatabase(dataDir: string): Promise<void> {
  const { database, draft } = placesIn(dataDir);
  const names = await namesIn(database);
  if (names.includes('PG_VERSION')) return;
  if (names.length > 0) throw new ForOperator(databaseDamaged(dataDir, 'the file PG_VERSION is missing'));
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o700 });
  await (await PGlite.create(draft)).close();
  await rename(draft, database);
}

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
  // A killed engine leaves this file behind. It can be removed, because this process holds the lock of the folder.
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
