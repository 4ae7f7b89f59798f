import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A city as its row of `data/cities.tsv` describes it. */
export interface City {
  /** The name on letters in its own country. */
  readonly name: string;
  /** 0 if it is unknown. */
  readonly population: number;
  /** Second official names, exonyms, older spellings and abbreviations that mean this city alone. */
  readonly otherNames: readonly string[];
  /** Other names that another town of the country has too. They count only together with a code of the city. */
  readonly ambiguousNames: readonly string[];
  /** The beginnings of the postal codes that can be written with this city. */
  readonly prefixes: readonly string[];
  /** The name on letters by language, `de` and `fr`, for a city that has two official languages of a site. */
  readonly officialNames: ReadonlyMap<string, string>;
}

/** A town that addresses name in place of the one of the postal code, as its row of `data/municipalities.tsv` describes it. */
export interface Municipality {
  readonly name: string;
  /** The beginnings of the postal codes that addresses write with it. */
  readonly prefixes: readonly string[];
}

const folder = join(import.meta.dirname, 'data');

const rowsOf = (file: string): readonly (readonly string[])[] =>
  readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => line.split('\t'));

const listOf = (cell: string): readonly string[] =>
  cell
    .split('|')
    .map((each) => each.trim())
    .filter((each) => each !== '');

/** Reads the cities of all countries, the largest of each country first. */
export function readCities(): ReadonlyMap<string, readonly City[]> {
  const ambiguous = new Set(
    rowsOf('ambiguous-names.tsv').map(([country, name, other]) => `${country} ${name} ${other}`),
  );
  const countries = new Map<string, City[]>();
  for (const [country = '', name = '', population = '', others = '', prefixes = '', official = ''] of rowsOf(
    'cities.tsv',
  )) {
    const isAmbiguous = (other: string) => ambiguous.has(`${country} ${name} ${other}`);
    const names = listOf(others);
    const cities = countries.get(country) ?? [];
    countries.set(country, cities);
    cities.push({
      name,
      population: Number(population),
      otherNames: names.filter((other) => !isAmbiguous(other)),
      ambiguousNames: names.filter(isAmbiguous),
      prefixes: listOf(prefixes),
      officialNames: new Map(
        listOf(official).map((each): [string, string] => [each.slice(0, 2), each.slice('de:'.length)]),
      ),
    });
  }
  return countries;
}

/** Reads the municipalities of all countries. */
export function readMunicipalities(): ReadonlyMap<string, readonly Municipality[]> {
  const countries = new Map<string, Municipality[]>();
  for (const [country = '', name = '', prefixes = ''] of rowsOf('municipalities.tsv')) {
    const municipalities = countries.get(country) ?? [];
    countries.set(country, municipalities);
    municipalities.push({ name, prefixes: listOf(prefixes) });
  }
  return countries;
}

/** The name that a form is filled with: in Latin letters, since no site is written in another script (Registration §1). */
export const nameOnForm = (country: string, { name, otherNames }: City): string =>
  country === 'BG' ? (otherNames[0] ?? name) : name;
