import { foldCode, keysOfTown } from './fold.ts';
import { bytesOf, countOf, type Texts, textsIn } from './texts.ts';

/** A code with one of its towns, as a file names them. */
export type Pair = readonly [code: string, town: string];

/** Facts about a code. */
export interface CodeFacts {
  /** The number of its towns that are suggested, which come first. The others only judge: `Wien, Innere Stadt`. */
  readonly shown: number;
  /** True if the code belongs to boxes or to one large receiver. */
  readonly isBox: boolean;
}

/** Facts about a listed city. */
export interface CityFacts {
  readonly town: string;
  readonly population: number;
  /** Its names in other languages, older spellings and abbreviations. */
  readonly names: readonly string[];
  /** Those that another town has too. */
  readonly ambiguousNames: readonly string[];
  /** Its name on letters by language, if it has more than one official language. */
  readonly officialNames: ReadonlyMap<string, string>;
}

/** Facts about the codes and the cities of a country. */
export interface CountryFacts {
  readonly codes: ReadonlyMap<string, CodeFacts>;
  readonly cities: readonly CityFacts[];
}

/** The columns that are stored; all else follows from them. */
export interface CountryColumns {
  /** Every town once, in the order of its first key. */
  readonly towns: Texts;
  /** The other keys of towns, in order, and the town of each. */
  readonly otherKeys: Texts;
  readonly townOfKey: Uint32Array<ArrayBuffer>;
  /** Every code once, in the order of its key. */
  readonly codes: Texts;
  /** The number of towns of each code. */
  readonly townCounts: Uint32Array<ArrayBuffer>;
  /** The towns of the first code, then those of the second, and on; of each code in the order of the file. */
  readonly townOfPair: Uint32Array<ArrayBuffer>;
  /** The number of towns of each code that are suggested, which come first. The others only judge. */
  readonly shownCounts: Uint32Array<ArrayBuffer>;
  /** The codes of boxes and large receivers, in order. */
  readonly boxCodes: Uint32Array<ArrayBuffer>;
  /** The listed cities and how many people live in each. */
  readonly cityTowns: Uint32Array<ArrayBuffer>;
  readonly populations: Uint32Array<ArrayBuffer>;
  /** The keys of their other names, in order, and the town of each. */
  readonly names: Texts;
  readonly townOfName: Uint32Array<ArrayBuffer>;
  /** The positions of those names that count only together with a code, in order. */
  readonly ambiguousNames: Uint32Array<ArrayBuffer>;
  /** Names on letters of cities with two official languages, each behind its language: `fr:Bienne`; and the town of each. */
  readonly officialNames: Texts;
  readonly townOfOfficial: Uint32Array<ArrayBuffer>;
}

/** A country as it is searched: the stored columns, and the codes of each town. */
export interface CountryIndex extends Omit<
  CountryColumns,
  'townCounts' | 'boxCodes' | 'cityTowns' | 'populations'
> {
  /** For each code: the place of its first town in `townOfPair`. */
  readonly firstPair: Uint32Array<ArrayBuffer>;
  /** For each town: the place of its first code in `codeOfTown`. */
  readonly firstCode: Uint32Array<ArrayBuffer>;
  /** The codes of the first town in order, then those of the second, and on. Only those it is suggested with. */
  readonly codeOfTown: Uint32Array<ArrayBuffer>;
  /** For each town: the place of its first name in `nameOfTown`. */
  readonly firstName: Uint32Array<ArrayBuffer>;
  /** The positions of the names of the first town, then those of the second, and on. */
  readonly nameOfTown: Uint32Array<ArrayBuffer>;
  /**
   * Orders towns that fit equally well: listed cities first, the largest before the others, then the towns with the most codes,
   * because those are larger. Below 0 for a town with codes of boxes only.
   */
  readonly weightOf: Float64Array<ArrayBuffer>;
  /** 1 for each code that belongs to boxes or to one large receiver. */
  readonly isBox: Uint8Array<ArrayBuffer>;
}

const byKey = (a: readonly [string, ...unknown[]], b: readonly [string, ...unknown[]]) =>
  a[0] < b[0] ? -1 : Number(a[0] > b[0]);

function placesWhere<T>(list: readonly T[], is: (each: T) => boolean): Uint32Array<ArrayBuffer> {
  return Uint32Array.from(list.flatMap((each, place) => (is(each) ? [place] : [])));
}

function texts(list: readonly string[]): Texts {
  return textsIn(bytesOf(list));
}

const noFacts: CountryFacts = { codes: new Map(), cities: [] };

/** The keys of the other names of cities in order, with the town of each and whether it counts with a code only. */
function namesOf(cities: readonly CityFacts[], placeOf: ReadonlyMap<string, number>) {
  const names = new Map<string, readonly [key: string, place: number, isAmbiguous: boolean]>();
  for (const { town, names: others, ambiguousNames } of cities) {
    const place = placeOf.get(town) ?? 0;
    for (const [list, isAmbiguous] of [[others, false] as const, [ambiguousNames, true] as const]) {
      for (const key of list.flatMap(keysOfTown)) {
        const id = `${key}\n${place}`;
        if (!names.has(id)) names.set(id, [key, place, isAmbiguous]);
      }
    }
  }
  return [...names.values()].sort(byKey);
}

/** Sorts what a file says. The same pair twice counts once. */
export function columnsOf(pairs: readonly Pair[], facts: CountryFacts = noFacts): CountryColumns {
  const keys = new Map<string, readonly string[]>();
  const byCode = new Map<string, Set<string>>();
  for (const [code, town] of pairs) {
    if (!keys.has(town)) keys.set(town, keysOfTown(town));
    const towns = byCode.get(code);
    if (towns) towns.add(town);
    else byCode.set(code, new Set([town]));
  }
  // First by name, then by key: the second sort keeps the order of equal keys.
  const towns = [...keys]
    .map(([town, [first = '']]): [string, string] => [first, town])
    .sort((a, b) => (a[1] < b[1] ? -1 : 1))
    .sort(byKey)
    .map(([, town]) => town);
  const placeOf = new Map(towns.map((town, place) => [town, place]));
  const others = towns
    .flatMap((town, place) => (keys.get(town) ?? []).slice(1).map((key): [string, number] => [key, place]))
    .sort(byKey);
  const codes = [...byCode].map(([code, its]): [string, string, Set<string>] => [foldCode(code), code, its]);
  codes.sort(byKey);
  const names = namesOf(facts.cities, placeOf);
  const official = facts.cities.flatMap(({ town, officialNames }) =>
    Array.from(officialNames, ([language, name]) => ({ town, name: `${language}:${name}` })),
  );
  return {
    towns: texts(towns),
    otherKeys: texts(others.map(([key]) => key)),
    townOfKey: Uint32Array.from(others, ([, place]) => place),
    codes: texts(codes.map(([, code]) => code)),
    townCounts: Uint32Array.from(codes, ([, , its]) => its.size),
    townOfPair: Uint32Array.from(
      codes.flatMap(([, , its]) => [...its].map((town) => placeOf.get(town) ?? 0)),
    ),
    shownCounts: Uint32Array.from(codes, ([, code, its]) => facts.codes.get(code)?.shown ?? its.size),
    boxCodes: placesWhere(codes, ([, code]) => facts.codes.get(code)?.isBox === true),
    cityTowns: Uint32Array.from(facts.cities, ({ town }) => placeOf.get(town) ?? 0),
    populations: Uint32Array.from(facts.cities, ({ population }) => population),
    names: texts(names.map(([key]) => key)),
    townOfName: Uint32Array.from(names, ([, place]) => place),
    ambiguousNames: placesWhere(names, ([, , isAmbiguous]) => isAmbiguous),
    officialNames: texts(official.map(({ name }) => name)),
    townOfOfficial: Uint32Array.from(official, ({ town }) => placeOf.get(town) ?? 0),
  };
}

/** Returns the start of each part, computed from the lengths. The last entry is the end of all parts. */
function beginnings(lengths: Uint32Array): Uint32Array<ArrayBuffer> {
  const starts = new Uint32Array(lengths.length + 1);
  for (let part = 0; part < lengths.length; part += 1) {
    starts[part + 1] = (starts[part] ?? 0) + (lengths[part] ?? 0);
  }
  return starts;
}

/**
 * Sorts positions by their group. Returns the start of each group, and the positions of the first group, then of the second, and so
 * on.
 */
function grouped(groupOf: Uint32Array, groups: number) {
  const counts = new Uint32Array(groups);
  // Loops over positions: iterators take several times as long, and a page waits for the first of these.
  for (let place = 0; place < groupOf.length; place += 1) {
    const group = groupOf[place] ?? 0;
    counts[group] = (counts[group] ?? 0) + 1;
  }
  const first = beginnings(counts);
  const next = first.slice();
  const positions = new Uint32Array(groupOf.length);
  for (let place = 0; place < groupOf.length; place += 1) {
    const group = groupOf[place] ?? 0;
    const at = next[group] ?? 0;
    positions[at] = place;
    next[group] = at + 1;
  }
  return { first, positions };
}

/** More than any town has codes. */
const city = 1e6;

/** See `weightOf`. Known beforehand, because a beginning of one letter fits thousands of towns. */
function weightsOf(
  peopleOf: Uint32Array,
  { firstCode, codeOfTown, isBox }: Pick<CountryIndex, 'firstCode' | 'codeOfTown' | 'isBox'>,
): Float64Array<ArrayBuffer> {
  const weightOf = new Float64Array(peopleOf.length);
  for (let town = 0; town < weightOf.length; town += 1) {
    const [first = 0, last = 0, people = 0] = [firstCode[town], firstCode[town + 1], peopleOf[town]];
    let boxes = 0;
    for (let place = first; place < last; place += 1) boxes += isBox[codeOfTown[place] ?? 0] ?? 0;
    const count = last - first;
    if (people > 0) weightOf[town] = city + people;
    else weightOf[town] = count > 0 && boxes === count ? count - city : count;
  }
  return weightOf;
}

/** Adds the way back from towns to codes and names. */
export function indexOf(columns: CountryColumns): CountryIndex {
  const { townCounts, boxCodes, cityTowns, populations, ...kept } = columns;
  const { townOfPair, towns, codes, shownCounts, townOfName } = kept;
  const firstPair = beginnings(townCounts);
  const shownPairs = shownCounts.reduce((sum, count) => sum + count, 0);
  const townOfShown = new Uint32Array(shownPairs);
  const codeOfShown = new Uint32Array(shownPairs);
  let next = 0;
  for (let code = 0; code < countOf(codes); code += 1) {
    const first = firstPair[code] ?? 0;
    const shown = shownCounts[code] ?? 0;
    for (let pair = first; pair < first + shown; pair += 1) {
      townOfShown[next] = townOfPair[pair] ?? 0;
      codeOfShown[next] = code;
      next += 1;
    }
  }
  const { first: firstCode, positions } = grouped(townOfShown, countOf(towns));
  const codeOfTown = new Uint32Array(positions.length);
  for (let place = 0; place < positions.length; place += 1) {
    codeOfTown[place] = codeOfShown[positions[place] ?? 0] ?? 0;
  }
  const { first: firstName, positions: nameOfTown } = grouped(townOfName, countOf(towns));
  const peopleOf = new Uint32Array(countOf(towns));
  for (const [city, town] of cityTowns.entries()) peopleOf[town] = populations[city] ?? 0;
  const isBox = new Uint8Array(countOf(codes));
  for (const code of boxCodes) isBox[code] = 1;
  return {
    ...kept,
    firstPair,
    firstCode,
    codeOfTown,
    firstName,
    nameOfTown,
    weightOf: weightsOf(peopleOf, { firstCode, codeOfTown, isBox }),
    isBox,
  };
}
