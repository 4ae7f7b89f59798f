import { collapse, type KnownTowns } from './collapse.ts';
import type { CodeFacts, CountryFacts, Pair } from './country-index.ts';
import { foldCode } from './fold.ts';
import { cityFinder, factsOf } from './known-cities.ts';
import type { City, Municipality } from './read-cities.ts';
import { spell } from './spell.ts';
import { type CountryNames, townsOfCode } from './towns-of-code.ts';

/** The digits of a code that name its region. */
const regionOf = (code: string): string => foldCode(code).slice(0, 2);

/** Regions with fewer codes of a name than this share of the most hold villages of the same name. */
const ofMost = 0.2;

/**
 * Finds the regions of a city, and the share of its codes in each. `Aalst` at 3800 is a village of Sint-Truiden. Sint-Truiden has
 * all of its codes in that region, so its name is more likely there.
 */
function regionsOf({ prefixes }: City, codes: readonly string[]): ReadonlyMap<string, number> {
  if (prefixes.length > 0) return new Map(prefixes.map((prefix) => [regionOf(prefix), 1]));
  const counts = new Map<string, number>();
  for (const code of codes) counts.set(regionOf(code), (counts.get(regionOf(code)) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  return new Map(
    [...counts]
      .filter(([, count]) => count >= most * ofMost)
      .map(([region, count]) => [region, count / codes.length]),
  );
}

/** Groups the rows of a country by their code. */
function rowsByCode(country: string, pairs: readonly Pair[]): ReadonlyMap<string, Set<string>> {
  const byCode = new Map<string, Set<string>>();
  for (const [code, town] of pairs) {
    const towns = byCode.get(code) ?? new Set();
    byCode.set(code, towns.add(spell(country, town)));
  }
  return byCode;
}

function knownTowns(names: ReadonlySet<string>, cityOf: (name: string) => City | undefined): KnownTowns {
  const tails = new Map<string, number>();
  for (const name of names) {
    for (const { index } of name.matchAll(/-/g)) {
      const head = name.slice(0, index);
      tails.set(head, (tails.get(head) ?? 0) + 1);
    }
  }
  return {
    isTown: (name) => names.has(name),
    isCity: (name) => cityOf(name) !== undefined,
    tailsOf: (head) => tails.get(head) ?? 0,
  };
}

/**
 * Arranges the rows of a country as people write them: towns in place of districts, listed cities before villages, and the
 * spelling of the table. Districts and municipalities judge only. Docs: `docs/postal-data.md`.
 */
export function arrange(
  country: string,
  pairs: readonly Pair[],
  cities: readonly City[],
  municipalities: readonly Municipality[] = [],
): { readonly pairs: readonly Pair[]; readonly facts: CountryFacts } {
  const byCode = rowsByCode(country, pairs);
  const names = new Set([...byCode.values()].flatMap((towns) => Array.from(towns)));
  const cityOf = cityFinder(cities, names);
  const known = knownTowns(names, cityOf);
  const districts = new Map([...names].map((name) => [name, collapse(country, name, known)]));
  const codesOfCity = new Map<City, string[]>(cities.map((city) => [city, []]));
  for (const [code, rows] of byCode) {
    for (const row of rows) {
      const city = cityOf(districts.get(row) ?? row);
      if (city) codesOfCity.get(city)?.push(code);
    }
  }
  const regions = new Map([...codesOfCity].map(([city, codes]) => [city, regionsOf(city, codes)]));
  const prefixes = cities
    .flatMap((city) => city.prefixes.map((prefix) => ({ city, prefix: foldCode(prefix) })))
    .sort((a, b) => b.prefix.length - a.prefix.length);

  const codes = new Map<string, CodeFacts>();
  const arranged: Pair[] = [];
  const countryNames: CountryNames = {
    country,
    cityOf,
    townOfDistrict: (row) => districts.get(row),
    shareOf: (city, code) => regions.get(city)?.get(regionOf(code)) ?? 0,
    prefixes,
    municipalities,
  };
  for (const [code, rows] of byCode) {
    const { shown, hidden, isBox } = townsOfCode(countryNames, code, rows);
    for (const town of [...shown, ...hidden]) arranged.push([code, town]);
    codes.set(code, { shown: shown.length, isBox });
  }
  return { pairs: arranged, facts: { codes, cities: factsOf(country, cities, arranged) } };
}
