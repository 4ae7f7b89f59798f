import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { readSettings } from './settings.ts';

it('runs on this machine alone, with its own database and the page list, when nothing is set', () => {
  expect(readSettings({ PORT: '' })).toEqual({
    host: '127.0.0.1',
    port: 3000,
    dataDir: resolve('.data'),
    databaseUrl: undefined,
    sessionSecret: undefined,
    consentSecrets: [],
    consentAnchor: resolve('.data/consents'),
    appDir: resolve(import.meta.dirname, '../../../../registration/dist'),
    postalDir: undefined,
    customerFactsUrl: undefined,
    productIdsFile: undefined,
    hashingWorkers: undefined,
    hashingQueue: undefined,
    pageList: true,
    callReference: true,
    proxies: 0,
    rateLimits: {
      perSession: { accepted: 10, refused: 60 },
      perAddress: { accepted: 100, refused: 600 },
      minutes: 10,
    },
    eventLimits: {
      perSession: { accepted: 1000, refused: 100 },
      perAddress: { accepted: 20_000, refused: 2000 },
      minutes: 10,
    },
    eventsKeptDays: 30,
    eventOrigins: [],
    eventsPageToken: undefined,
    clickHouseUrl: undefined,
    kafka: undefined,
    passwordRangeUrl: undefined,
    addressService: undefined,
    metricsPort: undefined,
    traces: undefined,
    embedderOrigins: [],
  });
});

const secret = 'k3Jx9QpZ2mWv7bTaR8nLc5Yd4HfGsE6u';
const former = 'u6EsGfH4dY5cLn8RaTb7vWm2ZpQ9xJ3k';

it('takes every setting from the environment', () => {
  const env = {
    HOST: '::',
    PORT: '80',
    DATA_DIR: '/data',
    DATABASE_URL: 'postgresql://db/crema',
    SESSION_SECRET: secret,
    CONSENT_SECRET: `${secret} ${former}`,
    CONSENT_ANCHOR: '/proof',
    APP_DIR: '/app',
    POSTAL_DIR: '/postal',
    CUSTOMER_FACTS_URL: 'https://facts.example/of',
    PRODUCT_IDS_FILE: '/ids.csv',
    HASHING_WORKERS: '3',
    HASHING_QUEUE: '20',
    PAGE_LIST: 'off',
    CALL_REFERENCE: 'off',
    TRUST_PROXY: 'on',
    RATE_LIMIT_SESSION: '1/2',
    RATE_LIMIT_ADDRESS: '3/4',
    EVENT_LIMIT_SESSION: '6/7',
    EVENT_LIMIT_ADDRESS: '8/9',
    RATE_LIMIT_MINUTES: '5',
    EVENTS_KEPT_DAYS: '90',
    EVENT_ORIGINS: 'https://www.example.com',
    EVENTS_PAGE_TOKEN: former,
    KAFKA_BROKERS: 'a.example:9093,b.example:9093',
    KAFKA_TOPIC: 'shop',
    KAFKA_TLS: 'off',
    KAFKA_LOGIN: 'shop:se:cret',
    PASSWORD_RANGE_URL: 'https://range.example/',
    ADDRESS_SERVICE_URL: 'https://streets.example',
    ADDRESS_SERVICE_SHAPE: 'openplz',
    ADDRESS_SERVICE_COUNTRIES: 'DE, AT',
    METRICS_PORT: '9464',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example/otlp/',
    OTEL_SERVICE_NAME: 'registration',
    OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
    OTEL_TRACES_SAMPLER_ARG: '0.25',
    EMBEDDER_ORIGINS: 'https://partner.example, http://a.localhost:8080 http://127.0.0.1',
  };
  expect(readSettings(env)).toEqual({
    host: '::',
    port: 80,
    dataDir: '/data',
    databaseUrl: 'postgresql://db/crema',
    sessionSecret: secret,
    consentSecrets: [secret, former],
    consentAnchor: '/proof',
    appDir: '/app',
    postalDir: '/postal',
    customerFactsUrl: 'https://facts.example/of',
    productIdsFile: '/ids.csv',
    hashingWorkers: 3,
    hashingQueue: 20,
    pageList: false,
    callReference: false,
    proxies: 1,
    rateLimits: {
      perSession: { accepted: 1, refused: 2 },
      perAddress: { accepted: 3, refused: 4 },
      minutes: 5,
    },
    eventLimits: {
      perSession: { accepted: 6, refused: 7 },
      perAddress: { accepted: 8, refused: 9 },
      minutes: 5,
    },
    eventsKeptDays: 90,
    eventOrigins: ['https://www.example.com'],
    eventsPageToken: former,
    clickHouseUrl: undefined,
    kafka: {
      brokers: ['a.example:9093', 'b.example:9093'],
      topic: 'shop',
      tls: false,
      login: 'shop:se:cret',
    },
    passwordRangeUrl: 'https://range.example/',
    addressService: { url: 'https://streets.example', shape: 'openplz', countries: ['DE', 'AT'] },
    metricsPort: 9464,
    traces: {
      url: 'https://collector.example/otlp/v1/traces',
      serviceName: 'registration',
      sampler: 'parentbased_traceidratio',
      ratio: 0.25,
    },
    embedderOrigins: ['https://partner.example', 'http://a.localhost:8080', 'http://127.0.0.1'],
  });
});

it('stores events in the ClickHouse that the operator names', () => {
  const url = 'https://writer:secret@clickhouse.example:8443/shop';
  expect(readSettings({ CLICKHOUSE_URL: url })).toMatchObject({ clickHouseUrl: url, kafka: undefined });
});

it('has no folder for the ends of the consents beside a shared database', () => {
  expect(readSettings({ DATABASE_URL: 'postgres://db/crema' })).toMatchObject({ consentAnchor: undefined });
});

it.each([
  ...['70000', '65536', 'web', '-1', '3.5', '0x50', '1e3'].map((PORT): [Record<string, string>, string] => [
    { PORT },
    'PORT is a number from 0 to 65535.',
  ]),
  [{ TRUST_PROXY: '10' }, 'TRUST_PROXY is on, off or the number of proxies in front, up to 9.'],
  ...['10', '0/60', '10/60/5', '10 / 60'].map((RATE_LIMIT_SESSION): [Record<string, string>, string] => [
    { RATE_LIMIT_SESSION },
    'RATE_LIMIT_SESSION holds accepted and refused registrations such as 10/60.',
  ]),
  ...['range.example', 'https://range.example/range', 'http://range.example/'].map(
    (url): [Record<string, string>, string] => [
      { PASSWORD_RANGE_URL: url },
      'PASSWORD_RANGE_URL starts with https:// and ends with a slash; http only for this machine.',
    ],
  ),
  ...[
    'streets.example',
    'http://streets.example/',
    'https://streets.example/?key=1',
    'https://user:word@streets.example/',
    'https://169.254.169.254@streets.example',
    'file:///etc/passwd',
  ].map((url): [Record<string, string>, string] => [
    { ADDRESS_SERVICE_URL: url },
    'ADDRESS_SERVICE_URL starts with https:// and holds neither a password nor a question mark; http only for this machine.',
  ]),
  [{ ADDRESS_SERVICE_SHAPE: 'nominatim' }, 'ADDRESS_SERVICE_SHAPE is own, openplz or photon.'],
  [{ ADDRESS_SERVICE_COUNTRIES: 'DE XX' }, 'ADDRESS_SERVICE_COUNTRIES holds codes of countries such as DE.'],
  [
    { CLICKHOUSE_URL: 'https://clickhouse.example', KAFKA_BROKERS: 'kafka.example:9093' },
    'CLICKHOUSE_URL cannot be set beside KAFKA_BROKERS, because the server stores each event in one place.',
  ],
  [{ METRICS_PORT: 'x' }, 'METRICS_PORT is a number from 0 to 65535.'],
  ...['collector:4318', 'ftp://collector', ''.padEnd(3, '/')].map((url): [Record<string, string>, string] => [
    { OTEL_EXPORTER_OTLP_ENDPOINT: url },
    'OTEL_EXPORTER_OTLP_ENDPOINT starts with http:// or https://.',
  ]),
  [
    { OTEL_TRACES_SAMPLER: 'jaeger_remote' },
    'OTEL_TRACES_SAMPLER is always_on, always_off or traceidratio, each with parentbased_ before it or not.',
  ],
  ...['2', '-1', 'half'].map((ratio): [Record<string, string>, string] => [
    { OTEL_TRACES_SAMPLER_ARG: ratio },
    'OTEL_TRACES_SAMPLER_ARG is a number from 0 to 1.',
  ]),
  [
    { OTEL_EXPORTER_OTLP_HEADERS: 'hunter2' },
    'OTEL_EXPORTER_OTLP_HEADERS holds name=value, with commas between them.',
  ],
  [{ HASHING_WORKERS: '0' }, 'HASHING_WORKERS is a number from 1 to 256.'],
  [
    { SESSION_SECRET: 'x'.repeat(64) },
    'SESSION_SECRET can be guessed; have one drawn by chance: openssl rand -base64 32.',
  ],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL starts with postgres://.'],
  [
    { CONSENT_SECRET: `${secret} ${'x'.repeat(64)}` },
    'CONSENT_SECRET holds a secret that can be guessed: openssl rand -base64 32.',
  ],
  [{ CONSENT_SECRET: `${secret} short` }, 'CONSENT_SECRET holds secrets of at least 32 characters each.'],
  [{ PAGE_LIST: 'no' }, 'PAGE_LIST is either on or off.'],
  [{ CALL_REFERENCE: 'no' }, 'CALL_REFERENCE is either on or off.'],
  ...[
    '*',
    'null',
    'partner.example',
    'https://partner.example/',
    'https://*.partner.example',
    'https://partner.example;script-src',
    'https://PARTNER.example',
    'https://partner.example:443',
    'http://partner.example',
    'http://localhost.partner.example',
    "'self'",
    'https://partner.example https://other.example/a',
  ].map((EMBEDDER_ORIGINS): [Record<string, string>, string] => [
    { EMBEDDER_ORIGINS },
    'EMBEDDER_ORIGINS holds origins such as https://www.example.com; http only for this machine.',
  ]),
])('says which one is wrong: %o', (env, sentence) => {
  expect(readSettings(env)).toBe(sentence);
});

it('lets everybody in where limits are off, and counts the proxies in front', () => {
  const settings = readSettings({ RATE_LIMITS: 'off', TRUST_PROXY: '2' });
  expect(settings).toMatchObject({ rateLimits: undefined, proxies: 2 });
});

it.each([
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c:4318' }, 'http://c:4318/v1/traces'],
  [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://c:4318/in' }, 'http://c:4318/in'],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://b', OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://c/in' },
    'http://c/in',
  ],
])('sends traces where %o says', (env, url) => {
  expect(readSettings(env)).toMatchObject({
    traces: { url, serviceName: 'crema', sampler: 'parentbased_always_on', ratio: 1 },
  });
});

it.each([
  { OTEL_SDK_DISABLED: 'true', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c' },
  { OTEL_SERVICE_NAME: 'crema' },
])('follows no request with %o', (env) => {
  expect(readSettings(env)).toMatchObject({ traces: undefined });
});
