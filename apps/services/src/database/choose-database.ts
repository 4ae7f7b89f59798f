import type { LogEvent } from 'kysely';
import { folderRefused } from '../settings/folder-sentences.ts';
import type { Settings } from '../settings/settings.ts';
import { placesIn } from './embedded/places.ts';
import { type FolderLock, lockFolder } from './folder-lock.ts';
import type { Database } from './schema.ts';

/** A database that can be opened, and what must be closed whether it was or not. */
export interface ChosenDatabase {
  readonly open: () => Promise<Database>;
  /** Removes from the files of an embedded database that is open what was deleted; a shared one does that in its own time. */
  readonly leaveNoTrace: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Who hears of what happens to a database while nobody is asking it for anything. */
export interface DatabaseEvents {
  /** A shared database's idle connection broke, or the embedded one could not tidy up. */
  readonly onFailure: (error: unknown) => void;
  /** The embedded database gave up, for the reason in this sentence; only a new process can go on. */
  readonly onBroken: (sentence: string) => void;
  /** Every statement that has ended, where somebody wants to know. */
  readonly onStatement?: ((event: LogEvent) => void) | undefined;
}

/**
 * Chooses the database: the one of `DATABASE_URL`, else the embedded one, whose folder is locked at once so that a
 * second process hears of it before it waits for anything. An engine is loaded only when it is used.
 * @returns the database, or one sentence for the operator.
 */
export async function chooseDatabase(
  { databaseUrl, dataDir, dataSync }: Pick<Settings, 'databaseUrl' | 'dataDir' | 'dataSync'>,
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
      leaveNoTrace: async () => {},
      close: async () => await db?.destroy(),
    };
  }
  const lock: FolderLock | string = await lockFolder(dataDir).catch(
    (error: unknown) => folderRefused(dataDir, error) ?? Promise.reject(error),
  );
  if (typeof lock === 'string') return lock;
  if (!lock.held) return lock.sentence;
  let close: (() => Promise<void>) | undefined;
  let leaveNoTrace: (() => Promise<void>) | undefined;
  return {
    open: async () => {
      const { openEmbedded } = await import('./embedded/open-embedded.ts');
      const { controlFolder } = await import('./backup/control.ts');
      const embedded = await openEmbedded(dataDir, { sync: dataSync, onBroken, onFailure, onStatement });
      const control = await controlFolder(dataDir, embedded, onFailure);
      leaveNoTrace = async () => {
        const trace = await import('./embedded/leave-no-trace.ts');
        await trace.leaveNoTrace(embedded.pglite, placesIn(dataDir).database);
      };
      close = async () => {
        await control.close();
        await embedded.close();
      };
      return embedded.db;
    },
    leaveNoTrace: async () => await leaveNoTrace?.(),
    close: async () => {
      await close?.();
      await lock.release();
    },
  };
}
