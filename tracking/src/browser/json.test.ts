import { afterEach, expect, test } from 'vitest';
import { toJson } from './json.ts';

afterEach(() => {
  Reflect.deleteProperty(Array.prototype, 'toJSON');
});

test('What JSON does not know keeps what it says', () => {
  const value = {
    price: Number.NaN,
    most: Infinity,
    count: 10n,
    made: new Date(0),
    none: undefined,
    list: [Number.NaN],
  };
  expect(JSON.parse(toJson(value))).toEqual({
    price: 'NaN',
    most: 'Infinity',
    count: '10',
    made: '1970-01-01T00:00:00.000Z',
    list: ['NaN'],
  });
});

test('A list is written as a list, though a script of the page has given all lists a `toJSON`', () => {
  Object.assign(Array.prototype, { toJSON: () => 'mine' });
  expect(toJson({ items: [{ tags: ['a'] }, []] })).toBe('{"items":[{"tags":["a"]},[]]}');
  expect(toJson([[1]])).toBe('[[1]]');
});
