import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitStreet } from './split-street.ts';

test.each([
  ['DE', 'Hauptstr 5', ['', 'Hauptstr', ' 5']],
  ['DE', 'Hauptstr. 5 a', ['', 'Hauptstr.', ' 5 a']],
  ['DE', 'Straße des 17. Juni 135', ['', 'Straße des 17. Juni', ' 135']],
  ['DE', '1. Mai-Straße', ['', '1. Mai-Straße', '']],
  ['DE', 'Platz d', ['', 'Platz d', '']],
  ['DE', '5', ['', '5', '']],
  ['DE', 'Haupt', ['', 'Haupt', '']],
  ['AT', 'Mariahilfer Straße 12/3/4', ['', 'Mariahilfer Straße', ' 12/3/4']],
  ['CZ', 'Vodičkova 681/14', ['', 'Vodičkova', ' 681/14']],
  ['CZ', '28. října 12', ['', '28. října', ' 12']],
  ['PL', 'Plac 3 Maja 12', ['', 'Plac 3 Maja', ' 12']],
  ['IT', 'Via Roma, 5', ['', 'Via Roma', ', 5']],
  ['FR', '12 bis, rue de Rivoli', ['12 bis, ', 'rue de Rivoli', '']],
  ['FR', 'rue du 8 mai 1945', ['', 'rue du 8 mai 1945', '']],
  ['GB', '221b Baker Street', ['221b ', 'Baker Street', '']],
  ['GB', '12', ['', '12', '']],
])('%s: %s is split into its number and its street', (country, typed, parts) => {
  const { before, street, after } = splitStreet(typed, country);
  expect([before, street, after]).toEqual(parts);
});

test('nothing of what was typed is lost', () => {
  const words = fc.array(fc.oneof(fc.string(), fc.constantFrom('5', '12/3', 'a', ' ', ',')), {
    maxLength: 6,
  });
  fc.assert(
    fc.property(words, fc.constantFrom('DE', 'FR', 'TR', ''), (typed, country) => {
      const text = typed.join(' ');
      const { before, street, after } = splitStreet(text, country);
      expect(before + street + after).toBe(text);
    }),
  );
});
