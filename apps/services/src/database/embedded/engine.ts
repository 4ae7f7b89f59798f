import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from './pglite.ts';
import { ForOperator } from '../../settings/for-operator.ts';
import { databaseBroken, databaseDamaged, noRoom } from '../../settings/folder-sentences.ts';
import type { Queries } from './dialect.ts';
import { listenForLastWords } from './last-words.ts';
import { createLogSync } from './log-sync.ts';
import { ensureDatabase } from './make-database.ts';
import { placesIn } from './places.ts';
import { assertRoom } from './room.ts';
import { syncTree } from './sync-tree.ts';
import { SyncedFiles } from './synced-files.ts';

/** How an embedded database is opened. */
export interface EngineOptions {
  /** Whether what is committed is on the disk before anybody is told of it. */
  readonly sync?: boolean;
  /** Hears, in one sentence, that the engine has given up at work: nothing can be read or written any more. */
  readonly onBroken?: (sentence: string) => void;
}

/** The engine on a data folder. */
export interface Engine {
  /** For the dialect: waits for the disk, refuses to write where there is no room, and is silent once it has given up. */
  readonly guarded: Queries;
  /** For what has to be said to the engine itself. */
  readonly pglite: PGlite;
}

const isReading = (sql: string) => /^\s*(?:select|show)\b/i.test(sql);

/** Starts the engine on a data folder whose lock is held. A new database is made where there is none. */
export async function startEngine(
  dataDir: string,
  { sync = true, onBroken = () => {} }: EngineOptions = {},
): Promise<Engine> {
  await ensureDatabase(dataDir);
  const { database } = placesIn(dataDir);
  // What a version that did not sync has left.
  if (sync) await syncTree(database);
  // The folder's lock is ours: this is of an engine that ended with its process, and may be cut off.
  await rm(join(database, 'postmaster.pid'), { force: true });

  const lastWords = listenForLastWords();
  let isRunning = false;
  let broken: string | undefined;
  const giveUp = (reason: string) => {
    if (broken !== undefined) return;
    broken = reason.includes('No space left') ? noRoom(dataDir) : databaseBroken(dataDir, reason);
    if (isRunning) onBroken(broken);
  };
  const log = createLogSync();
  const failed = (error: unknown) => giveUp(error instanceof Error ? error.message : 'its disk failed');
  const pglite = new PGlite({
    dataDir: database,
    ...(sync ? { fs: new SyncedFiles(database, log, failed) } : {}),
    startParams: [
      ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
      '-c',
      `fsync=${sync ? 'on' : 'off'}`,
      '-c',
      'wal_sync_method=fsync',
    ],
    onStderr: (line) => {
      lastWords.hear(line);
      if (/PANIC:|^Aborted\(/.test(line)) giveUp(lastWords.reason());
      return false;
    },
  });
  try {
    await pglite.waitReady;
  } catch {
    const reason = lastWords.reason();
    throw new ForOperator(
      reason.includes('No space left') ? noRoom(dataDir) : databaseDamaged(dataDir, reason),
    );
  }
  isRunning = true;

  const refuse = (writes: boolean) => {
    if (broken !== undefined) throw new ForOperator(broken);
    if (writes) assertRoom(dataDir);
  };
  const settle = async () => {
    if (broken !== undefined) throw new ForOperator(broken);
    await log.settled().catch((error: unknown) => {
      failed(error);
      throw error;
    });
  };
  // What is read may be of a transaction that is not on the disk yet, so who reads waits as who writes does.
  return {
    pglite,
    guarded: {
      query: async (sql, params, options) => {
        refuse(!isReading(sql));
        try {
          return await pglite.query(sql, params, options);
        } finally {
          await settle();
        }
      },
      transaction: async (work) => {
        refuse(true);
        try {
          return await pglite.transaction(work);
        } finally {
          await settle();
        }
      },
      // An engine that gave up would write what it has in mind, which is no longer right.
      close: async () => {
        if (broken === undefined) await pglite.close();
      },
    },
  };
}
