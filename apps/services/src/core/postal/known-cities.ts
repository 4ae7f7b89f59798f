import type { CityFacts, Pair } from './country-index.ts';
import { foldTown, keysOfTown } from './fold.ts';
import { type City, nameOnForm } from './read-cities.ts';

/** A city as the packed data name it: Bulgaria's in its own letters and in Latin ones. */
export const townOf = (country: string, city: City): string =>
  country === 'BG' ? `${city.name} / ${nameOnForm(country, city)}` : city.name;

/** Cities by their keys. Names on letters count first, then their other spellings, then other names. */
function keyedCities(cities: readonly City[]): ReadonlyMap<string, City> {
  const keyed = new Map<string, City>();
  const add = (key: string, city: City) => void (keyed.has(key) || keyed.set(key, city));
  for (const city of cities) add(foldTown(city.name), city);
  for (const city of cities) for (const key of keysOfTown(city.name)) add(key, city);
  for (const city of cities) for (const other of city.otherNames) add(foldTown(other), city);
  return keyed;
}

/**
 * Finds the listed city that a row of the source means. `Buhl` is not `Bühl` in a country that writes both.
 * @param names of all rows of the country
 */
export function cityFinder(cities: readonly City[], names: ReadonlySet<string>) {
  const keyed = keyedCities(cities);
  return (name: string): City | undefined => {
    const city = keysOfTown(name)
      .map((key) => keyed.get(key))
      .find((each) => each !== undefined);
    if (!city) return undefined;
    const isOther = foldTown(name) !== foldTown(city.name);
    const isSame = name.toLowerCase() === city.name.toLowerCase();
    return isOther || isSame || !names.has(city.name) ? city : undefined;
  };
}

/** Matches a numbered part of Prague, which is written on letters with its number. */
export const pragueNumber = /^Praha (\d+)$/;

/** Each part has the names of the city. The first part comes first of them. */
function partsOfPrague({ names, population }: CityFacts, towns: ReadonlySet<string>): readonly CityFacts[] {
  return [...towns].flatMap((town) => {
    const number = pragueNumber.exec(town)?.[1];
    if (number === undefined) return [];
    return {
      town,
      population: population + 100 - Number(number),
      names: ['Praha', ...names],
      ambiguousNames: [],
      officialNames: new Map(),
    };
  });
}

/** Describes each listed city that has a code, and each numbered part of Prague. */
export function factsOf(
  country: string,
  cities: readonly City[],
  pairs: readonly Pair[],
): readonly CityFacts[] {
  const towns = new Set(pairs.map(([, town]) => town));
  const facts = cities.map((city) => ({
    town: townOf(country, city),
    population: Math.max(1, city.population),
    names: city.otherNames,
    ambiguousNames: city.ambiguousNames,
    officialNames: city.officialNames,
  }));
  const prague = country === 'CZ' ? facts.find(({ town }) => town === 'Praha') : undefined;
  const parts = prague ? partsOfPrague(prague, towns) : [];
  return [...facts, ...parts].filter(({ town }) => towns.has(town));
}
