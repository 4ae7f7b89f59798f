import { createApi } from '../../src/install/create-api.ts';
import type { InstallOptions } from '../../src/api/options.ts';
import { messageNames } from '../../src/messages/schema/parse-message.ts';
import { createFakeEnvironment } from './fake-environment.ts';
import type { Surroundings } from './fake-environment.ts';

/** A record without what depends on the run: callbacks and keys that are only reset. */
function plain(record: object): Record<string, unknown> {
  const entries = Object.entries(record).filter(
    ([, value]) => value !== undefined && typeof value !== 'function',
  );
  return Object.fromEntries(entries);
}

/** A fake page with the library installed, by default with nothing but the data layer. */
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
    /** What the classic format of the data layer has received. */
    classic: () => page.records.map(plain).filter(isClassic),
    /** What the GA4 format of the data layer has received. */
    ga4: () => page.records.map(plain).filter((record) => 'event' in record && !isClassic(record)),
    /** The names of all records, in order. */
    names: () => page.records.map((record) => plain(record)['event']),
  };
}
