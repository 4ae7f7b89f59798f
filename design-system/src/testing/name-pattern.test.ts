import { expect, test } from 'vitest';
import { namePattern } from './name-pattern.ts';

test.each([
  ['Vorname', 'Vorname', true],
  ['Vorname', 'Vorname\u00A0*', true],
  ['Vorname', 'Vorname (optional)', true],
  ['Geburtsdatum', 'Geburtsdatum\u00A0* (Pflichtfeld)', true],
  ['Ihr  Name', 'Ihr\nName', true],
  ['Preis (in €)', 'Preis (in €)', true],
  ['a.b*', 'a.b*', true],
  ['Name', 'Vorname', false],
  ['Name', 'Name der Firma', false],
  ['name', 'Name', false],
  ['a.b', 'a-b', false],
  [/name/i, 'Vorname', true],
])('%s finds "%s": %s', (name, found, expected) => {
  expect(namePattern(name).test(found)).toBe(expected);
});
