import type { Log } from '../../core/log/log.ts';
import type { Settings } from '../settings/settings.ts';
import type { Traces } from './create-traces.ts';

/**
 * Opens the traces, where settings say where to send them. Without, nothing of what makes them is loaded.
 * @param log hears of it when they cannot be sent
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
