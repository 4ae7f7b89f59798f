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
    appDir: resolve(import.meta.dirname, '../../../registration/dist'),
    postalDir: undefined,
    pageList: true,
    trustProxy: false,
    metricsPort: undefined,
    embedderOrigins: [],
  });
});

it('takes every setting from the environment', () => {
  const secret = 'x'.repeat(32);
  const env = {
    HOST: '::',
    PORT: '80',
    DATA_DIR: '/data',
    DATABASE_URL: 'postgresql://db/crema',
    SESSION_SECRET: secret,
    CONSENT_SECRET: `${secret} ${'y'.repeat(32)}`,
    CONSENT_ANCHOR: '/proof',
    APP_DIR: '/app',
    POSTAL_DIR: '/postal',
    PAGE_LIST: 'off',
    TRUST_PROXY: 'on',
    METRICS_PORT: '9464',
    EMBEDDER_ORIGINS: 'https://partner.example, http://a.localhost:8080 http://127.0.0.1',
  };
  expect(readSettings(env)).toEqual({
    host: '::',
    port: 80,
    dataDir: '/data',
    databaseUrl: 'postgresql://db/crema',
    sessionSecret: secret,
    consentSecrets: [secret, 'y'.repeat(32)],
    consentAnchor: '/proof',
    appDir: '/app',
    postalDir: '/postal',
    pageList: false,
    trustProxy: true,
    metricsPort: 9464,
    embedderOrigins: ['https://partner.example', 'http://a.localhost:8080', 'http://127.0.0.1'],
  });
});

it('has no folder for the ends of the consents beside a shared database', () => {
  expect(readSettings({ DATABASE_URL: 'postgres://db/crema' })).toMatchObject({ consentAnchor: undefined });
});

it.each([
  [{ PORT: '70000' }, 'PORT is a number from 0 to 65535.'],
  [{ METRICS_PORT: 'x' }, 'METRICS_PORT is a number from 0 to 65535.'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL starts with postgres://.'],
  [
    { CONSENT_SECRET: `${'x'.repeat(32)} short` },
    'CONSENT_SECRET holds secrets of at least 32 characters each.',
  ],
  [{ PAGE_LIST: 'no' }, 'PAGE_LIST is either on or off.'],
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
