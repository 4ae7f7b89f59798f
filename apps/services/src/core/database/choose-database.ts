import type { LogEvent } from 'kysely';
import { folderRefused } from './folder-sentences.ts';
import type { Embedded } from './embedded/open-embedded.ts';
import { type FolderLock, lockFolder } from './folder-lock.ts';
import type { Database } from './schema.ts';

/** The place of the data: PostgreSQL if `databaseUrl` is set, else an embedded database. */
export interface DatabaseSettings {
  readonly databaseUrl: string | undefined;
  /** The folder of the embedded database. */
  readonly dataDir: string;
}

/** A database that can be opened. `close` must be called whether it was opened or not. */
export interface ChosenDatabase {
  readonly open: () => Promise<Database>;
  readonly close: () => Promise<void>;
}

/** Listeners for events of a database that belong to no query. */
export interface DatabaseEvents {
  /** Gets the error of an idle connection to PostgreSQL that broke. */
  readonly onFailure: (error: unknown) => void;
  /** Gets a sentence for the operator if the embedded database gives up: only a new process can go on. */
  readonly onBroken: (sentence: string) => void;
  /** Gets every statement that has ended. */
  readonly onStatement?: ((event: LogEvent) => void) | undefined;
}

/**
 * Chooses the database: PostgreSQL if `DATABASE_URL` is set, else the embedded one. The folder of the embedded one is locked at
 * once, so that a second process is refused before it waits for anything. An engine is loaded only when it is used.
 * @returns the database, or one sentence for the operator.
 */
export async function chooseDatabase(
  { databaseUrl, dataDir }: DatabaseSettings,
  { onFailure, onBroken, onStatement }: DatabaseEvents,
): Promise<ChosenDatabase | string> {
  if (databaseUrl !== undefined) {
    let db: Database | undefined;
    return {
      open: async () => {
        const { openPostgres } = await import('./open-postgres.ts');
        db = await openPostgres(databaseUrl, onFailure, onStatement);
        return db;
      },
      close: async () => await db?.destroy(),
    };
  }
  const lock: FolderLock | string = await lockFolder(dataDir).catch(
    (error: unknown) => folderRefused(dataDir, error) ?? Promise.reject(error),
  );
  if (typeof lock === 'string') return lock;
  if (!lock.held) return lock.sentence;
  let embedded: Embedded | undefined;
  return {
    open: async () => {
      const { openEmbedded } = await import('./embedded/open-embedded.ts');
      embedded = await openEmbedded(dataDir, { onBroken, onStatement });
      return embedded.db;
    },
    close: async () => {
      await embedded?.close();
      await lock.release();
    },
  };
}
