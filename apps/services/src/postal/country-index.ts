import { foldCode, keysOfTown } from './fold.ts';
import { bytesOf, countOf, type Texts, textsIn } from './texts.ts';

/** A code with one of its towns, as a file names them. */
export type Pair = readonly [code: string, town: string];

/** The columns that are stored; all else follows from them. */
export interface CountryColumns {
  /** Every town once, in the order of its first key. */
  readonly towns: Texts;
  /** The other keys of towns, in order, and the town of each. */
  readonly otherKeys: Texts;
  readonly townOfKey: Uint32Array<ArrayBuffer>;
  /** Every code once, in the order of its key. */
  readonly codes: Texts;
  /** How many towns each code has. */
  readonly townCounts: Uint32Array<ArrayBuffer>;
  /** The towns of the first code, then those of the second, and on; of each code in the order of the file. */
  readonly townOfPair: Uint32Array<ArrayBuffer>;
}

/** A country as it is searched: the stored columns, and the codes of each town. */
export interface CountryIndex extends Omit<CountryColumns, 'townCounts'> {
  /** Where the towns of each code begin in `townOfPair`. */
  readonly firstPair: Uint32Array<ArrayBuffer>;
  /** Where the codes of each town begin in `codeOfTown`. */
  readonly firstCode: Uint32Array<ArrayBuffer>;
  /** The codes of the first town in order, then those of the second, and on. */
  readonly codeOfTown: Uint32Array<ArrayBuffer>;
}

const byKey = (a: readonly [string, ...unknown[]], b: readonly [string, ...unknown[]]) =>
  a[0] < b[0] ? -1 : Number(a[0] > b[0]);

function texts(list: readonly string[]): Texts {
  return textsIn(bytesOf(list));
}

/** Sorts what a file says. The same pair twice counts once. */
export function columnsOf(pairs: readonly Pair[]): CountryColumns {
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
  return {
    towns: texts(towns),
    otherKeys: texts(others.map(([key]) => key)),
    townOfKey: Uint32Array.from(others, ([, place]) => place),
    codes: texts(codes.map(([, code]) => code)),
    townCounts: Uint32Array.from(codes, ([, , its]) => its.size),
    townOfPair: Uint32Array.from(
      codes.flatMap(([, , its]) => [...its].map((town) => placeOf.get(town) ?? 0)),
    ),
  };
}

/** Where each part begins whose length is given, and last where all end. */
function beginnings(lengths: Uint32Array): Uint32Array<ArrayBuffer> {
  const starts = new Uint32Array(lengths.length + 1);
  for (const [part, length] of lengths.entries()) starts[part + 1] = (starts[part] ?? 0) + length;
  return starts;
}

/** Adds the way back from towns to codes. */
export function indexOf({ townCounts, ...columns }: CountryColumns): CountryIndex {
  const { townOfPair, towns, codes } = columns;
  const firstPair = beginnings(townCounts);
  const codeCounts = new Uint32Array(countOf(towns));
  for (const town of townOfPair) codeCounts[town] = (codeCounts[town] ?? 0) + 1;
  const firstCode = beginnings(codeCounts);
  const next = firstCode.slice();
  const codeOfTown = new Uint32Array(townOfPair.length);
  for (let code = 0; code < countOf(codes); code += 1) {
    for (const town of townOfPair.subarray(firstPair[code], firstPair[code + 1])) {
      const place = next[town] ?? 0;
      codeOfTown[place] = code;
      next[town] = place + 1;
    }
  }
  return { ...columns, firstPair, firstCode, codeOfTown };
}
