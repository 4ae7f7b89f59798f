import { expect, it } from 'vitest';
import { readCities, readMunicipalities } from './read-cities.ts';

const cities = readCities();
const every = [...cities].flatMap(([country, list]) => list.map((city) => ({ country, ...city })));

it('has the cities of 33 countries, the largest of each first', () => {
  expect(cities.size).toBe(33);
  expect(every.length).toBeGreaterThanOrEqual(1620);
  for (const list of cities.values()) {
    const populations = list.map(({ population }) => population);
    expect(populations).toEqual(populations.toSorted((a, b) => b - a));
  }
});

it('writes each name in composed letters, without blanks around it', () => {
  const names = every.flatMap(({ name, otherNames, ambiguousNames }) => [
    name,
    ...otherNames,
    ...ambiguousNames,
  ]);
  expect(names.filter((name) => name !== name.normalize('NFC').trim() || name === '')).toEqual([]);
});

it('finds each ambiguous name at its city', () => {
  expect(every.flatMap(({ ambiguousNames }) => ambiguousNames)).toHaveLength(52);
  const vienna = cities.get('AT')?.find(({ name }) => name === 'Wien');
  expect(vienna?.ambiguousNames).toEqual(['Wiedeń']);
  expect(vienna?.otherNames).toContain('Vídeň');
  expect(vienna?.prefixes).toEqual(['10', '11', '12']);
});

it('has codes for each municipality, which names each country once', () => {
  const municipalities = [...readMunicipalities()].flatMap(([country, list]) =>
    list.map((each) => ({ country, ...each })),
  );
  expect(municipalities.length).toBeGreaterThanOrEqual(120);
  expect(municipalities.filter(({ prefixes }) => prefixes.length === 0)).toEqual([]);
  const written = municipalities.map(({ country, name }) => `${country} ${name}`);
  expect(new Set(written).size).toBe(written.length);
});
