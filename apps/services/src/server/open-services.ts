import { openConsentKeys } from '../consents/chain/open-consent-keys.ts';
import type { Database } from '../database/schema.ts';
import { sqlIdentity } from '../identity/sql-identity.ts';
import type { Log } from '../log/log.ts';
import { openPostal } from '../postal/index.ts';
import { findSecret, signingKeys } from '../security/signing-keys.ts';
import type { Settings } from '../settings/settings.ts';
import type { Services } from './services.ts';

/** Puts together what the routes work with, on an open database; the app they serve is loaded by itself. */
export async function openServices(
  settings: Settings,
  db: Database,
  log: Log,
): Promise<Omit<Services, 'bundle'>> {
  const { pageList, trustProxy, embedderOrigins } = settings;
  return {
    db,
    identity: sqlIdentity(db),
    consentKeys: await openConsentKeys(settings, db, log),
    postal: openPostal({ log, folder: settings.postalDir }),
    keys: signingKeys(await findSecret(db, settings.sessionSecret)),
    log,
    now: () => new Date(),
    pageList,
    embedderOrigins,
    trustProxy,
  };
}
