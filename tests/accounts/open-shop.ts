import pg from 'pg';
import { createAppDir } from '../../apps/services/test-support/app-dir.ts';
import { type AppOnDatabase, createTestApp } from '../../apps/services/test-support/app-on-database.ts';
import { webhookSettings } from '../../apps/services/test-support/webhook-receiver.ts';
import type { Database } from '../../apps/services/src/core/database/schema.ts';
import { openPostgres } from '../../apps/services/src/core/database/open-postgres.ts';
import { type Hashing } from '../../apps/services/src/core/identity/open-hashing.ts';
import { sqlIdentity } from '../../apps/services/src/core/identity/sql-identity.ts';
import { closeServices } from '../../apps/services/src/server/open-services.ts';
import { createDatabase, startPostgres } from '../postgres/start.mjs';

/** The app in this process, on a PostgreSQL of its own. */
interface Shop extends AppOnDatabase {
  readonly db: Database;
  /** Runs a statement past the app. */
  readonly sql: (text: string, values?: readonly unknown[]) => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * Opens the app in this process, on a new PostgreSQL database. Mails and webhooks wait in the outbox until the caller starts a relay.
 * @param hashing replaces the hashing of passwords
 */
export async function openShop(hashing: Pick<Hashing, 'hash' | 'verify'>): Promise<Shop> {
  const postgres = await startPostgres();
  const { url, drop } = await createDatabase(postgres.url);
  const { appDir, remove } = await createAppDir();
  const db = await openPostgres(url);
  const pool = new pg.Pool({ connectionString: url, max: 4 });
  const env = {
    APP_DIR: appDir,
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'hello@crema.example',
    ...webhookSettings('http://127.0.0.1:9'),
  };
  const app = await createTestApp(db, env, { identity: sqlIdentity(db, hashing) });
  return {
    ...app,
    db,
    sql: async (text, values = []) => void (await pool.query(text, [...values])),
    close: async () => {
      await closeServices(app.services);
      await Promise.all([db.destroy(), pool.end()]);
      await remove();
      await drop();
      await postgres.stop();
    },
  };
}
