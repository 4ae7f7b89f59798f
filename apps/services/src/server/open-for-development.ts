import { chooseDatabase } from '../database/choose-database.ts';
import { tidyUp } from '../database/housekeeping.ts';
import { type Log, withoutValues } from '../log/log.ts';
import type { Settings } from '../settings/settings.ts';
import { openServices } from './open-services.ts';
import type { Services } from './services.ts';

/** What the routes work with, open but for the app, which a development server makes anew with every change. */
export interface OpenedServices {
  readonly services: Omit<Services, 'bundle'>;
  readonly close: () => Promise<void>;
}

/**
 * Opens the database and all else that `start` opens, for a development server, which listens itself.
 * @returns them, or one sentence for the developer.
 */
export async function openForDevelopment(settings: Settings, log: Log): Promise<OpenedServices | string> {
  const database = await chooseDatabase(settings, {
    onFailure: (error) => log({ level: 'error', error: withoutValues(error) }),
    onBroken: (message) => log({ level: 'error', message }),
  });
  if (typeof database === 'string') return database;
  const db = await database.open();
  await tidyUp(db);
  const services = await openServices(settings, db, log);
  return {
    services,
    close: async () => {
      await services.limits.close();
      await services.postal.close();
      await services.hashing.close();
      await database.close();
    },
  };
}
