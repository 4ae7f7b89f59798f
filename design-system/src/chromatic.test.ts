import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const keysOf = (json: string): string[] => Object.keys(Object(JSON.parse(json)));

/** Chromatic rejects a whole configuration for one unknown key, and reports it only when a build is uploaded. */
test('every key of chromatic.config.json is one that the installed Chromatic knows', () => {
  const dist = join(dirname(createRequire(import.meta.url).resolve('chromatic/package.json')), 'dist');
  const file = readdirSync(dist).find((name) => name.startsWith('getConfiguration'));
  const schema = readFileSync(join(dist, String(file)), 'utf8');
  const keys = keysOf(readFileSync(new URL('../../chromatic.config.json', import.meta.url), 'utf8'));

  expect(keys).not.toHaveLength(0);
  expect(keys.filter((key) => key !== '$schema' && !new RegExp(`[{,]${key}:`).test(schema))).toEqual([]);
});
