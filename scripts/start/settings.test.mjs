import { expect, test } from 'vitest';
import { readSettings } from './settings.mjs';

test('without settings it is http://127.0.0.1:3000 with an embedded database in .data', () => {
  expect(readSettings({}, '/crema')).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataDir: '/crema/.data',
    databaseUrl: '',
  });
});

test('every one of them can be set', () => {
  const env = { PORT: '8080', HOST: '::1', DATA_DIR: '/var/crema', DATABASE_URL: 'postgres://db/crema' };
  expect(readSettings(env, '/crema')).toEqual({
    port: 8080,
    host: '::1',
    dataDir: '/var/crema',
    databaseUrl: 'postgres://db/crema',
  });
});

test.each(['web', '-1', '3.5', '65536', '0x50', '1e3'])('PORT=%s is refused in one sentence', (port) => {
  expect(() => readSettings({ PORT: port }, '/crema')).toThrow(
    `PORT has to be a whole number from 0 to 65535; it is "${port}".`,
  );
});
