import { expect, test } from 'vitest';
import { attempt } from './attempt.ts';
import { parsed } from './json.ts';

test('What may throw gives what comes of it, or nothing', () => {
  expect(attempt(() => 5)).toBe(5);
  expect(
    attempt(() => {
      throw new Error('no');
    }),
  ).toBeUndefined();
});

test.each([
  ['{"a":[1]}', { a: [1] }],
  ['null', null],
  ['{', undefined],
  ['', undefined],
])('The text %j says %j', (json, said) => expect(parsed(json)).toEqual(said));
