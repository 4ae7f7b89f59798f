import { expect, it } from 'vitest';
import { readJson } from './read-body.ts';

it('reads an object with all that is in it', () => {
  expect(readJson('{"a":{"b":"c"},"d":1}')).toEqual({ a: { b: 'c' }, d: 1 });
});

it.each(['{', '[]', '{"a":[]}', '{"a":{"b":["c"]}}', String.raw`{"a":"\u0000"}`, String.raw`{"\ud800":1}`])(
  'does not read %s',
  (text) => {
    expect(readJson(text)).toBeUndefined();
  },
);
