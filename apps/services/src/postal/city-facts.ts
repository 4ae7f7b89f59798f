import type { CityFacts, Pair } from './country-index.ts';
import { townOf } from './known-cities.ts';
import type { City } from './read-cities.ts';

/** A numbered part of Prague, which stands on letters as it is. */
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
