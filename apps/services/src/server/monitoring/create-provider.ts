import { ExportResultCode } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { type Log, withoutValues } from '../../core/log/log.ts';
import type { TraceSettings } from '../settings/trace-settings.ts';

function samplerOf({ sampler, ratio }: TraceSettings): Sampler {
  const name = sampler.replace('parentbased_', '');
  const root =
    name === 'traceidratio'
      ? new TraceIdRatioBasedSampler(ratio)
      : name === 'always_on'
        ? new AlwaysOnSampler()
        : new AlwaysOffSampler();
  return name === sampler ? root : new ParentBasedSampler({ root });
}

const minute = 60_000;

/** Logs that traces cannot be sent, at most once a minute. */
function logFailures(exporter: SpanExporter, log: Log): SpanExporter {
  let lastLogged = Number.NEGATIVE_INFINITY;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.code !== ExportResultCode.SUCCESS && performance.now() - lastLogged > minute) {
          lastLogged = performance.now();
          log({ level: 'warn', message: 'traces cannot be sent', error: withoutValues(result.error) });
        }
        done(result);
      }),
    shutdown: async () => await exporter.shutdown(),
  };
}

/**
 * Creates the provider of spans. It sends them in batches in the background. While the collector is away, a limited number of spans
 * waits, and further ones are dropped.
 */
export function createProvider(settings: TraceSettings, log: Log): TracerProvider {
  const exporter = logFailures(new OTLPTraceExporter({ url: settings.url, timeoutMillis: 5000 }), log);
  return new TracerProvider({
    sampler: samplerOf(settings),
    resource: defaultResource()
      .merge(detectResources({ detectors: [envDetector] }))
      .merge(resourceFromAttributes({ 'service.name': settings.serviceName })),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: 6000 })],
  });
}
