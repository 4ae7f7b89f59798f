import { expect, test } from 'vitest';
import { postalLines } from './postal-suggestions.ts';

const line = (zipcode: string, city: string) => ({ zipcode, city });
const linesFor = (place: ReturnType<typeof line>, ...[active, typed]: ['zipcode' | 'city', string]) =>
  postalLines({ isValid: true, errors: [], suggestions: [place] }, active, typed)[0];

test.each([
  ['a code', line('50667', 'Köln'), 'zipcode', '506', '506'],
  ['a whole code', line('50667', 'Köln'), 'zipcode', '50667', '50667'],
  ['a town', line('50667', 'Köln'), 'city', 'Kö', 'Kö'],
  ['a town in another case', line('50667', 'Köln'), 'city', 'kÖ', 'Kö'],
  ['a code with a blank', line('110 00', 'Praha'), 'city', 'Pra', 'Pra'],
  ['a British code in small letters', line('SW1A 1AA', 'London'), 'zipcode', 'sw1', 'SW1'],
  ['a town that is spelt otherwise', line('1000', 'Genève'), 'city', 'Genf', undefined],
  ['a code whose separator was left out', line('110 00', 'Praha'), 'zipcode', '11000', undefined],
] as const)('%s: what was typed is set off where the line begins so', (_, place, active, typed, set) => {
  const found = linesFor(place, active, typed);
  const [start, end] = found?.typed ?? [];
  expect(found?.typed && found.label.slice(start, end)).toBe(set);
});

test.each([
  ['zipcode', '50667'],
  ['city', 'Köln'],
] as const)('a line of the %s puts %s into the field in use, and names both', (active, text) => {
  expect(linesFor(line('50667', 'Köln'), active, '')).toMatchObject({
    label: '50667 Köln',
    text,
    zipcode: '50667',
    city: 'Köln',
  });
});

test('the lines stay in the order of the answer', () => {
  const suggestions = [line('50668', 'Köln'), line('50667', 'Köln')];
  const lines = postalLines({ isValid: true, errors: [], suggestions }, 'zipcode', '5');
  expect(lines.map(({ zipcode }) => zipcode)).toEqual(['50668', '50667']);
});

test.each([
  ['haup', 'Hauptstraße', 'Hauptstraße ', [0, 4]],
  ['hauptstr 5', 'Hauptstraße 5', 'Hauptstraße 5', undefined],
] as const)('a line for the street “%s” says street, code and town, and goes on behind it', (...expected) => {
  const [typed, street, text, set] = expected;
  const suggestions = [{ street, ...line('50667', 'Köln') }];
  expect(postalLines({ isValid: true, errors: [], suggestions }, 'street', typed)).toEqual([
    {
      id: street,
      label: street,
      detail: '50667 Köln',
      text,
      typed: set,
      unfinished: true,
      zipcode: '50667',
      city: 'Köln',
    },
  ]);
});
