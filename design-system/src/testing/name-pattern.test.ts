import { expect, test } from 'vitest';
import { namePatterns } from './name-pattern.ts';

/** Returns the index of the first pattern that matches, the best first. */
const firstMatch = (name: string | RegExp, found: string) =>
  namePatterns(name).findIndex((pattern) => pattern.test(found));

const [exact, inBrackets, none] = [0, 1, -1];

test.each([
  ['Vorname', 'Vorname', exact],
  ['Vorname', 'Vorname\u00A0*', exact],
  ['Ihr  Name', 'Ihr\nName', exact],
  ['Preis (in €)', 'Preis (in €)', exact],
  ['a.b*', 'a.b*', exact],
  [/name/i, 'Vorname', exact],
  ['Vorname', 'Vorname (optional)', inBrackets],
  ['Geburtsdatum', 'Geburtsdatum\u00A0* (Pflichtfeld)', inBrackets],
  ['Telefon', 'Telefon (geschäftlich)', inBrackets],
  ['Telefon (geschäftlich)', 'Telefon (geschäftlich)\u00A0* (Pflichtfeld)', inBrackets],
  ['Telefon (geschäftlich)', 'Telefon', none],
  ['Name', 'Vorname', none],
  ['Name', 'Name der Firma', none],
  ['name', 'Name', none],
  ['a.b', 'a-b', none],
])('of the patterns for %s, "%s" is matched by number %i', (name, found, expected) => {
  expect(firstMatch(name, found)).toBe(expected);
});

test('the looser pattern finds all that the exact one finds, so that one wait serves both', () => {
  const [, loose] = namePatterns('Telefon');
  expect(loose?.test('Telefon')).toBe(true);
});
