import type { Database } from '../src/core/database/schema.ts';
import type { Services } from '../src/server/services.ts';
import { createAppDir } from './app-dir.ts';
import { type AppOnDatabase, createTestApp } from './app-on-database.ts';
import { openDatabase, type TestDatabase } from './databases.ts';

/** The app with a database and a built app of its own. */
export interface TestApp extends AppOnDatabase {
  readonly db: Database;
  /** The folder of the built app. */
  readonly appDir: string;
  readonly close: () => Promise<void>;
}

/** The changes of a test to the app. */
interface Changes {
  /** Opens its database. @default on the engine of production */
  readonly open?: () => Promise<TestDatabase>;
  readonly env?: Record<string, string>;
  readonly changed?: Partial<Services>;
}

/** Opens the app with a database and a built app of its own. */
export async function openTestApp({
  open = openDatabase,
  env = {},
  changed = {},
}: Changes = {}): Promise<TestApp> {
  const [{ db, close }, { appDir, remove }] = await Promise.all([open(), createAppDir()]);
  const app = await createTestApp(db, { APP_DIR: appDir, ...env }, changed);
  return {
    ...app,
    db,
    appDir,
    close: async () => {
      await Promise.all([app.services.postal.close(), app.services.hashing.close()]);
      await close();
      await remove();
    },
  };
}
