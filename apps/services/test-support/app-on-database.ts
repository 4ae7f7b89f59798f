import type { Database } from '../src/core/database/schema.ts';
import { createLog } from '../src/core/log/log.ts';
import { loadBundle } from '../src/server/pages/load-bundle.ts';
import { createApp } from '../src/server/app.ts';
import { openServices } from '../src/server/open-services.ts';
import type { Services } from '../src/server/services.ts';
import { readSettings } from '../src/server/settings/settings.ts';
import { consentSecret } from './consent-secret.ts';
import type { Send } from './visitor.ts';

/** The app on a database that the caller opened. */
export interface AppOnDatabase {
  /** Answers a request without a network. */
  readonly send: Send;
  /** The lines of its log. */
  readonly lines: string[];
  readonly services: Services;
}

/** Creates the whole app on a database. Commands use it, too, so it needs no test runner. */
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
