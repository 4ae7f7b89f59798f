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

/** Says, but not more often than every minute, that traces cannot be sent. */
function telling(exporter: SpanExporter, log: Log): SpanExporter {
  let told = Number.NEGATIVE_INFINITY;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.code !== ExportResultCode.SUCCESS && performance.now() - told > minute) {
          told = performance.now();
          log({ level: 'warn', message: 'traces cannot be sent', error: withoutValues(result.error) });
        }
        done(result);
      }),
    shutdown: async () => await exporter.shutdown(),
  };
}

/**
 * What makes spans and sends them, in the background and some at a time. As many as wait for a collector that is away are bounded, and
 * no more than they are lost.
 */
export function createProvider(settings: TraceSettings, log: Log): TracerProvider {
  const exporter = telling(new OTLPTraceExporter({ url: settings.url, timeoutMillis: 5000 }), log);
  return new TracerProvider({
    sampler: samplerOf(settings),
    resource: defaultResource()
      .merge(detectResources({ detectors: [envDetector] }))
      .merge(resourceFromAttributes({ 'service.name': settings.serviceName })),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: 6000 })],
  });
}
