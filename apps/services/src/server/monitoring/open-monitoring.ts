import { errorCode, type Log } from '../../core/log/log.ts';
import { listen } from '../http/listen.ts';
import { portRefused } from '../settings/sentences.ts';
import type { Settings } from '../settings/settings.ts';
import type { Traces } from './create-traces.ts';
import type { Metrics } from './metrics.ts';

/** Metrics that are being served. */
interface OpenMetrics extends Omit<Metrics, 'fetch'> {
  readonly port: number;
  /** Path of the metrics on that port. */
  readonly path: string;
  readonly close: () => Promise<void>;
}

/**
 * Serves the metrics on a port of their own, so that shoppers cannot read them. The port opens first, so that an operator can watch
 * a slow start.
 * @returns `undefined` if the settings ask for none, or one sentence for the operator.
 */
export async function openMetrics({
  host,
  metricsPort,
}: Pick<Settings, 'host' | 'metricsPort'>): Promise<OpenMetrics | string | undefined> {
  if (metricsPort === undefined) return undefined;
  // Loaded only if metrics are on.
  const { createMetrics, metricsPath } = await import('./metrics.ts');
  const { fetch, ...watchers } = createMetrics();
  const listening = await listen({ host, port: metricsPort }, () => ({ fetch })).catch(
    (error: unknown) => errorCode(error) ?? Promise.reject(error),
  );
  if (typeof listening === 'string') return portRefused(metricsPort, listening, 'METRICS_PORT');
  return { ...watchers, port: listening.port, path: metricsPath, close: () => listening.close(0) };
}

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
