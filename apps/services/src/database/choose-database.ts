import { folderRefused } from '../settings/folder-sentences.ts';
import type { Settings } from '../settings/settings.ts';
import { type FolderLock, lockFolder } from './folder-lock.ts';
import type { Database } from './schema.ts';

/** A database that can be opened, and what must be closed whether it was or not. */
export interface ChosenDatabase {
  readonly open: () => Promise<Database>;
  readonly close: () => Promise<void>;
}

/**
 * Chooses the database: the one of `DATABASE_URL`, else the embedded one, whose folder is locked at once so that a
 * second process hears of it before it waits for anything. An engine is loaded only when it is used.
 * @param onLostConnection hears of a shared database's idle connections that broke.
 * @returns the database, or one sentence for the operator.
 */
export async function chooseDatabase(
  { databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  onLostConnection: (error: Error) => void,
): Promise<ChosenDatabase | string> {
  let db: Database | undefined;
  if (databaseUrl !== undefined) {
    return {
      open: async () => {
        const { openPostgres } = await import('./open-postgres.ts');
        db = await openPostgres(databaseUrl, onLostConnection);
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
  return {
    open: async () => {
      const { openPglite } = await import('./open-pglite.ts');
      db = await openPglite(dataDir);
      return db;
    },
    close: async () => {
      await db?.destroy();
      await lock.release();
    },
  };
}
