import { openConsentKeys } from '../consents/open-consent-keys.ts';
import type { Database } from '../database/schema.ts';
import { breachedByRange } from '../identity/breached-password.ts';
import { createPlaces } from '../limits/slots.ts';
import { openHashing } from '../identity/open-hashing.ts';
import { sqlIdentity } from '../identity/sql-identity.ts';
import type { Log } from '../log/log.ts';
import { noLimits, openLimits } from '../limits/registration-limits.ts';
import type { Traces } from '../operations/traces/traces.ts';
import { openPostal } from '../postal/open-postal.ts';
import { findSecret, signingKeys } from '../security/secrets.ts';
import type { Settings } from '../settings/settings.ts';
import { openAddressService } from '../streets/open-address-service.ts';
import type { Outcome } from '../streets/spare.ts';
import type { Services } from './services.ts';

/** Puts together what the routes work with, on an open database; the app they serve is loaded by itself. */
export async function openServices(
  settings: Settings,
  db: Database,
  log: Log,
  traces?: Pick<Traces, 'follow' | 'ofHashing'>,
  onStreets?: (outcome: Outcome) => void,
): Promise<Omit<Services, 'bundle'>> {
  const opened = openHashing({ workers: settings.hashingWorkers, queue: settings.hashingQueue });
  const hashing = traces?.ofHashing(opened) ?? opened;
  const { pageList, callReference, proxies, rateLimits, embedderOrigins, passwordRangeUrl, addressService } =
    settings;
  return {
    db,
    identity: sqlIdentity(db, hashing),
    isBreached: passwordRangeUrl === undefined ? undefined : breachedByRange(passwordRangeUrl, log),
    hashing,
    places: createPlaces(hashing.capacity),
    consentKeys: await openConsentKeys(settings, db, log),
    postal: openPostal({ log, folder: settings.postalDir }),
    streets: addressService && openAddressService(addressService, { log, onOutcome: onStreets }),
    keys: signingKeys(await findSecret(db, settings, log)),
    log,
    now: () => new Date(),
    pageList,
    callReference,
    embedderOrigins,
    trustProxy: proxies > 0,
    proxies,
    follow: traces?.follow,
    limits: rateLimits ? openLimits(db, rateLimits) : noLimits,
  };
}
