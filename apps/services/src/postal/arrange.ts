import type { CityFacts, CodeFacts, CountryFacts, Pair } from './country-index.ts';
import { foldCode, foldTown, keysOfTown } from './fold.ts';
import { isBoxCode } from './box-codes.ts';
import { collapse, type KnownTowns } from './collapse.ts';
import { type City, nameOnForm } from './read-cities.ts';
import { spell } from './spell.ts';

/** A district that this many rows of a code share names them better than any of them. */
const decisive = 3;

/** Districts of Tallinn, whose rows do not name the city. */
const bareDistricts: Readonly<Record<string, readonly string[]>> = {
  EE: ['Haabersti', 'Kesklinna', 'Kristiine', 'Lasnamäe', 'Mustamäe', 'Nõmme', 'Pirita', 'Põhja-Tallinna'],
};

const townOf = (country: string, city: City): string =>
  country === 'BG' ? `${city.name} / ${nameOnForm(country, city)}` : city.name;

function keyedCities(cities: readonly City[]): ReadonlyMap<string, City> {
  const keyed = new Map<string, City>();
  const add = (key: string, city: City) => void (keyed.has(key) || keyed.set(key, city));
  for (const city of cities) add(foldTown(city.name), city);
  for (const city of cities) for (const key of keysOfTown(city.name)) add(key, city);
  for (const city of cities) for (const other of city.otherNames) add(foldTown(other), city);
  return keyed;
}

/** The digits of a code that name its region. */
const regionOf = (code: string): string => foldCode(code).slice(0, 2);

/** Regions with fewer codes of a name than this share of the most hold villages of the same name. */
const ofMost = 0.2;

/**
 * The regions of a city, and the share of its codes that lie in each. `Aalst` at 3800 is a village of Sint-Truiden, which is a
 * surer name there: all of its codes are in that region.
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

/** Where the towns of a code come from, as far as it decides which one is first. */
interface Shown {
  readonly town: string;
  readonly city: City | undefined;
  /** How surely the city is meant: the share of its codes in the region. */
  readonly share: number;
  /** How many rows name it or a district of it. */
  rows: number;
  /** How many of them are districts. */
  districts: number;
}

/** Puts the town first that stands on a letter with the code. */
function weightOf({ rows, districts, city, share }: Shown): number {
  if (districts >= decisive) return 4;
  if (!city || share === 0) return 0;
  return rows > 0 ? 2 + share : 1;
}

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
 * spelling of the table. Districts still judge. Docs: `docs/decisions/0047-towns-as-people-write-them.md`.
 */
export function arrange(
  country: string,
  pairs: readonly Pair[],
  cities: readonly City[],
): { readonly pairs: readonly Pair[]; readonly facts: CountryFacts } {
  const byCode = rowsByCode(country, pairs);
  const names = new Set([...byCode.values()].flatMap((towns) => Array.from(towns)));
  const keyed = keyedCities(cities);
  /** The city of a row; `Buhl` is not `Bühl` in a country that writes both. */
  function cityOf(name: string): City | undefined {
    const city = keysOfTown(name)
      .map((key) => keyed.get(key))
      .find((each) => each !== undefined);
    if (!city) return undefined;
    const isOther = foldTown(name) !== foldTown(city.name);
    const isSame = name.toLowerCase() === city.name.toLowerCase();
    return isOther || isSame || !names.has(city.name) ? city : undefined;
  }
  const known = knownTowns(names, cityOf);
  const prefixed = cities.flatMap((city) =>
    city.prefixes.map((prefix) => ({ city, prefix: foldCode(prefix) })),
  );
  prefixed.sort((a, b) => b.prefix.length - a.prefix.length);

  const codesOfCity = new Map<City, string[]>();
  for (const [code, rows] of byCode) {
    for (const row of rows) {
      const city = cityOf(collapse(country, row, known) ?? row);
      if (!city) continue;
      const its = codesOfCity.get(city);
      if (its) its.push(code);
      else codesOfCity.set(city, [code]);
    }
  }
  const regions = new Map(cities.map((city) => [city, regionsOf(city, codesOfCity.get(city) ?? [])]));

  const codes = new Map<string, CodeFacts>();
  const arranged: Pair[] = [];
  for (const [code, rows] of byCode) {
    const key = foldCode(code);
    const isBox = isBoxCode(country, code, [...rows]);
    const shown = new Map<string, Shown>();
    const hidden = new Set<string>();
    const tails = new Set<string>(bareDistricts[country]);
    function show(name: string, isDistrict: boolean): void {
      const city = cityOf(name);
      const town = city ? townOf(country, city) : name;
      const share = (city && regions.get(city)?.get(regionOf(code))) ?? 0;
      const entry = shown.get(town) ?? { town, city, share, rows: 0, districts: 0 };
      entry.rows += 1;
      if (isDistrict) entry.districts += 1;
      shown.set(town, entry);
    }
    for (const row of rows) {
      const whole = collapse(country, row, known);
      if (whole === undefined) {
        show(row, false);
        continue;
      }
      show(whole, true);
      hidden.add(row);
      tails.add(row.slice(row.lastIndexOf('-') + 1));
    }
    for (const { city, prefix } of prefixed) {
      const town = townOf(country, city);
      if (!key.startsWith(prefix) || shown.has(town)) continue;
      // A large receiver in France has an address of its own: `75329 Paris CEDEX 07`.
      if (country === 'FR' && isBox) hidden.add(town);
      else shown.set(town, { town, city, share: 1, rows: 0, districts: 0 });
    }
    // Also where they are rows of their own: `110 00 Josefov` beside `110 00 Praha 1-Josefov`.
    for (const tail of tails) {
      if (!shown.has(tail) || shown.get(tail)?.city || shown.size === 1) continue;
      shown.delete(tail);
      hidden.add(tail);
    }
    const numbered = [...shown.keys()].some((town) => /^Praha \d+$/.test(town));
    if (country === 'CZ' && numbered && shown.delete('Praha')) hidden.add('Praha');
    const inOrder = [...shown.values()].sort((a, b) => weightOf(b) - weightOf(a));
    for (const { town } of inOrder) arranged.push([code, town]);
    for (const town of hidden) if (!shown.has(town)) arranged.push([code, town]);
    codes.set(code, { shown: inOrder.length, isBox });
  }
  return { pairs: arranged, facts: { codes, cities: factsOf(country, cities, arranged) } };
}

/** What is known of each city that has a code, and of each numbered part of Prague. */
function factsOf(country: string, cities: readonly City[], pairs: readonly Pair[]): readonly CityFacts[] {
  const towns = new Set(pairs.map(([, town]) => town));
  const facts = cities.map((city) => ({
    town: townOf(country, city),
    population: Math.max(1, city.population),
    names: city.otherNames,
    ambiguousNames: city.ambiguousNames,
    officialNames: city.officialNames,
  }));
  const prague = country === 'CZ' ? facts.find(({ town }) => town === 'Praha') : undefined;
  const parts = prague ? [...towns].filter((town) => /^Praha \d+$/.test(town)) : [];
  return [
    ...facts,
    ...parts.map((town) => ({
      town,
      // The first part comes first of them.
      population: (prague?.population ?? 0) + 100 - Number(town.slice('Praha '.length)),
      names: ['Praha', ...(prague?.names ?? [])],
      ambiguousNames: [],
      officialNames: new Map(),
    })),
  ].filter(({ town }) => towns.has(town));
}
