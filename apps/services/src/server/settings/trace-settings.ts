import * as v from 'valibot';
import { choice, part } from './readers.ts';

const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/** The target of the traces, and the requests to trace. */
export interface TraceSettings {
  /** Address to which the traces are sent. */
  readonly url: string;
  readonly serviceName: string;
  readonly sampler: (typeof samplers)[number];
  /** Share of the requests that `traceidratio` follows. */
  readonly ratio: number;
}

const address = v.pipe(
  v.string(),
  v.check((text) => URL.canParse(text) && /^https?:/.test(text), 'starts with http:// or https://'),
  v.metadata({ shape: 'address such as `http://127.0.0.1:4318`' }),
);

const pairs = v.pipe(
  v.string(),
  v.regex(/^\s*[^=,\s]+=[^,]*(?:,\s*[^=,\s]+=[^,]*)*$/, 'holds name=value, with commas between them'),
  v.metadata({ shape: '`name=value`, with commas between them' }),
);

/** The settings of OpenTelemetry. Its exporter reads headers and attributes itself, so they are only checked here. */
export const traceSettings = part('Traces', {
  OTEL_EXPORTER_OTLP_ENDPOINT: v.pipe(
    v.optional(address),
    v.description(
      'Collector that the server sends traces to, as JSON over HTTP. The server appends `/v1/traces` to this address.',
    ),
    v.metadata({ without: 'no traces' }),
  ),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: v.pipe(
    v.optional(address),
    v.description('The same for traces alone, with nothing appended. It goes before the other one.'),
  ),
  OTEL_EXPORTER_OTLP_HEADERS: v.pipe(
    v.optional(pairs),
    v.description('Headers that the collector needs, such as its key.'),
    v.metadata({ secret: true }),
  ),
  OTEL_SERVICE_NAME: v.pipe(
    v.optional(v.string(), 'crema'),
    v.description('Name under which the collector shows the server.'),
    v.metadata({ shape: 'name' }),
  ),
  OTEL_RESOURCE_ATTRIBUTES: v.pipe(
    v.optional(pairs),
    v.description('Further attributes of every span, such as `deployment.environment.name=live`.'),
  ),
  OTEL_TRACES_SAMPLER: v.pipe(
    v.optional(
      choice(samplers, 'is always_on, always_off or traceidratio, each with parentbased_ before it or not'),
      'parentbased_always_on',
    ),
    v.description(
      'Requests that are traced. With `parentbased_`, a client that sends a `traceparent` header decides. ' +
        'Any client may send one, unless a proxy removes it.',
    ),
  ),
  OTEL_TRACES_SAMPLER_ARG: v.pipe(
    v.optional(
      v.pipe(
        v.string(),
        v.regex(/^(?:0|1|0?\.\d+|[01]\.0*)$/, 'is a number from 0 to 1'),
        v.transform(Number),
      ),
      '1',
    ),
    v.description('Share of the requests that `traceidratio` traces.'),
    v.metadata({ shape: '0 to 1' }),
  ),
  OTEL_SDK_DISABLED: v.pipe(
    v.optional(choice(['true', 'false'], 'is either true or false'), 'false'),
    v.description('`true` turns traces off, whatever else is set.'),
  ),
});

/** Returns the settings of the traces, or `undefined` if they name no collector or turn traces off. */
export function tracesOf(known: v.InferOutput<typeof traceSettings>): TraceSettings | undefined {
  const base = known.OTEL_EXPORTER_OTLP_ENDPOINT;
  const url = known.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? (base && `${base.replace(/\/$/, '')}/v1/traces`);
  if (url === undefined || known.OTEL_SDK_DISABLED === 'true') return undefined;
  return {
    url,
    serviceName: known.OTEL_SERVICE_NAME,
    sampler: known.OTEL_TRACES_SAMPLER,
    ratio: known.OTEL_TRACES_SAMPLER_ARG,
  };
}
