import { expect, test } from 'vitest';
import { readEnvironment } from './environment.ts';

test.each([
  ['dev', 'development'],
  ['staging', 'staging'],
  ['live', 'production'],
])('a build may be for %s, which the library calls %s', (environment, stage) => {
  expect(readEnvironment(environment)).toEqual({ environment, stage });
});

test.each([undefined, ''])(
  'a build that is for nothing in particular goes by the page’s address',
  (setting) => {
    expect(readEnvironment(setting)).toEqual({ environment: undefined, stage: undefined });
  },
);

test('a build for anything else fails', () => {
  expect(() => readEnvironment('production')).toThrow(
    "TRACKING_ENVIRONMENT is 'production'; it has to be one of dev, staging, live.",
  );
});
