import * as v from 'valibot';

const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/** Where traces are sent, and which. */
export interface TraceSettings {
  /** Address that takes them. */
  readonly url: string;
  readonly serviceName: string;
  readonly sampler: (typeof samplers)[number];
  /** Share of the requests that `traceidratio` follows. */
  readonly ratio: number;
}

const address = v.optional(
  v.pipe(
    v.string(),
    v.check((text) => URL.canParse(text) && /^https?:/.test(text), 'starts with http:// or https://'),
  ),
);

const pairs = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^\s*[^=,\s]+=[^,]*(?:,\s*[^=,\s]+=[^,]*)*$/, 'holds name=value, with commas between them'),
  ),
);

const share = 'is a number from 0 to 1';

/** The variables of OpenTelemetry that are told when they cannot be meant; its exporter reads headers and attributes itself. */
export const traceEnvironment = {
  OTEL_EXPORTER_OTLP_ENDPOINT: address,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: address,
  OTEL_EXPORTER_OTLP_HEADERS: pairs,
  OTEL_SERVICE_NAME: v.optional(v.string(), 'crema'),
  OTEL_RESOURCE_ATTRIBUTES: pairs,
  OTEL_TRACES_SAMPLER: v.optional(
    v.picklist(samplers, 'is always_on, always_off or traceidratio, each with parentbased_ before it or not'),
    'parentbased_always_on',
  ),
  OTEL_TRACES_SAMPLER_ARG: v.pipe(
    v.optional(v.string(), '1'),
    v.regex(/^(?:0|1|0?\.\d+|[01]\.0*)$/, share),
    v.transform(Number),
  ),
  OTEL_SDK_DISABLED: v.optional(v.picklist(['true', 'false'], 'is either true or false'), 'false'),
};

const whole = v.object(traceEnvironment);

/** Where traces are sent; `undefined` where nothing says so. */
export function tracesOf(known: v.InferOutput<typeof whole>): TraceSettings | undefined {
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
