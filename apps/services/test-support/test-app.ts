import type { Database } from '../src/database/schema.ts';
import { createLog } from '../src/log/log.ts';
import { loadBundle } from '../src/pages/load-bundle.ts';
import { createApp } from '../src/server/app.ts';
import { openServices } from '../src/server/open-services.ts';
import type { Services } from '../src/server/services.ts';
import { readSettings } from '../src/settings/settings.ts';
import { createAppDir } from './app-dir.ts';
import { consentSecret } from './consent-secret.ts';
import { openDatabase, type TestDatabase } from './databases.ts';
import type { Send } from './visitor.ts';

/** The app on a database that the caller opened. */
interface AppOnDatabase {
  /** Answers a request without a network. */
  readonly send: Send;
  /** The lines of its log. */
  readonly lines: string[];
  readonly services: Services;
}

/** Creates the whole app on a database. */
export async function createTestApp(
  db: Database,
  env: Record<string, string>,
  changed: Partial<Services> = {},
): Promise<AppOnDatabase> {
  const settings = readSettings({ RATE_LIMITS: 'off', CONSENT_SECRET: consentSecret, ...env });
  if (typeof settings === 'string') throw new Error(settings);
  const lines: string[] = [];
  const log = createLog((line) => lines.push(line));
  const services = {
    ...(await openServices(settings, db, log)),
    bundle: await loadBundle(settings.appDir),
    ...changed,
  };
  const app = createApp(services);
  return {
    send: async (path, init) => await app.request(new URL(path, 'http://127.0.0.1:3000').href, init),
    lines,
    services,
  };
}

/** The app with a database and a built app of its own. */
export interface TestApp extends AppOnDatabase {
  readonly db: Database;
  /** The folder of the built app. */
  readonly appDir: string;
  readonly close: () => Promise<void>;
}

/** How a test changes the app. */
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
