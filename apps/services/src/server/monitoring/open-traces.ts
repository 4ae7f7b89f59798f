import type { Log } from '../../core/log/log.ts';
import type { Settings } from '../settings/settings.ts';
import type { Traces } from './create-traces.ts';

/**
 * Opens the traces if the settings name a collector. Otherwise none of their modules is loaded.
 * @param log gets an entry when the traces cannot be sent
 */
export async function openTraces(
  { traces }: Pick<Settings, 'traces'>,
  log: Log,
): Promise<Traces | undefined> {
  if (!traces) return undefined;
  const [{ createTraces }, { createProvider }] = await Promise.all([
    import('./create-traces.ts'),
    import('./create-provider.ts'),
  ]);
  return createTraces(createProvider(traces, log));
}
