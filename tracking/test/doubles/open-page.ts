import { createApi } from '../../src/install/create-api.ts';
import type { InstallOptions } from '../../src/api/options.ts';
import { messageNames } from '../../src/messages/schema/parse-message.ts';
import { createFakeEnvironment } from './fake-environment.ts';
import type { Surroundings } from './fake-environment.ts';

/** Returns a record without callbacks and undefined keys. */
function plain(record: object): Record<string, unknown> {
  const entries = Object.entries(record).filter(
    ([, value]) => value !== undefined && typeof value !== 'function',
  );
  return Object.fromEntries(entries);
}

/** Creates a fake page with the library, by default with the data layer only. */
export function openPage(options: InstallOptions = {}, surroundings: Surroundings = {}) {
  const page = createFakeEnvironment(surroundings);
  const api = createApi(page.window, page.fetchPart);
  const debug: string[] = [];
  const executed: boolean[] = [];
  api.on('debug', (text) => debug.push(text));
  api.on('tracking_executed', (fired) => executed.push(fired));
  api.install({ dataLayerOnly: true, ...options });
  const isClassic = ({ event }: Record<string, unknown>) => messageNames.some((name) => name === event);
  return {
    ...page,
    api,
    debug,
    executed,
    /** Returns the records of the classic format. */
    classic: () => page.records.map(plain).filter(isClassic),
    /** Returns the records of the GA4 format. */
    ga4: () => page.records.map(plain).filter((record) => 'event' in record && !isClassic(record)),
    /** Returns the names of all records in order. */
    names: () => page.records.map((record) => plain(record)['event']),
  };
}
