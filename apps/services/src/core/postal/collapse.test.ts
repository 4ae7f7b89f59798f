import { describe, expect, it } from 'vitest';
import { collapse, type KnownTowns } from './collapse.ts';

const cities = new Set(['Praha', 'Plzeň', 'Frýdek-Místek', 'Košice', 'Zagreb', 'Ljubljana', 'București']);
const known: KnownTowns = {
  isTown: (name) => ['Beroun', 'Frýdek', 'Baia'].includes(name),
  isCity: (name) => cities.has(name),
  tailsOf: (head) => ({ 'Nalžovské Hory': 3, Šaštín: 2 })[head] ?? 0,
};

describe('a row of a district', () => {
  it.each([
    ['AT', 'Wien, Innere Stadt', 'Wien'],
    ['AT', 'Graz,10.Bez.:Ries', 'Graz'],
    ['RO', 'București 15', 'București'],
    ['SK', 'Košice 2', 'Košice'],
    ['SK', 'Košice-Juh', 'Košice'],
    ['IS', 'Reykjavík - 1', 'Reykjavík'],
    ['SI', 'Ljubljana - dostava', 'Ljubljana'],
    ['CZ', 'Praha 1-Josefov', 'Praha 1'],
    ['CZ', 'Plzeň 3-Doudlevce', 'Plzeň'],
    ['CZ', 'Nalžovské Hory-Velenovy', 'Nalžovské Hory'],
    ['CZ', 'Beroun-Závodí', 'Beroun'],
    ['HR', 'Zagreb-Trnje', 'Zagreb'],
  ])('of %s names its town: %s', (country, town, whole) => {
    expect(collapse(country, town, known)).toBe(whole);
  });
});

it.each([
  ['CZ', 'Praha 1'],
  ['CZ', 'Frýdek-Místek'],
  ['SK', 'Šaštín-Stráže'],
  ['FR', 'Neuilly-sur-Seine'],
  ['DE', 'Dessau-Roßlau'],
  ['AT', 'Baden'],
  ['XX', 'Wien, Innere Stadt'],
  ['constructor', 'Wien, Innere Stadt'],
])('a town of %s stays what it is: %s', (country, town) => {
  expect(collapse(country, town, known)).toBeUndefined();
});
