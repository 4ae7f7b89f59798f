import type { Database } from '../database/schema.ts';
import { sqlIdentity } from '../identity/sql-identity.ts';
import type { Log } from '../log/log.ts';
import type { AppBundle } from '../pages/app-bundle.ts';
import { openPostal } from '../postal/index.ts';
import { findSecret, signingKeys } from '../security/signing-keys.ts';
import type { Settings } from '../settings/settings.ts';
import type { Services } from './services.ts';

/** Puts together what the routes work with, on an open database and a loaded app. */
export async function openServices(
  settings: Settings,
  db: Database,
  bundle: AppBundle,
  log: Log,
): Promise<Services> {
  const { pageList, trustProxy, embedderOrigins } = settings;
  return {
    db,
    identity: sqlIdentity(db),
    postal: openPostal({ log, folder: settings.postalDir }),
    keys: signingKeys(await findSecret(db, settings.sessionSecret)),
    bundle,
    log,
    now: () => new Date(),
    pageList,
    embedderOrigins,
    trustProxy,
  };
}
