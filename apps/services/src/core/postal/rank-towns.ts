import type { CountryIndex } from './country-index.ts';
import { foldTown, spellingsOf } from './fold.ts';
import { placesOf, type Texts } from './texts.ts';

/** A town that fits what was typed, and its codes that do, from the first place up to the second of its own. */
export interface RankedTown {
  readonly town: number;
  readonly codes: Uint32Array;
  /** True if its whole name was typed. */
  readonly exact: boolean;
}

const keyOfTown = (town: string) => foldTown(spellingsOf(town)[0] ?? town);
const itself = (key: string) => key;
/** More than any city has people. */
const wholeWord = 1e9;
/** An exonym counts from here on: `b` in Austria does not mean `Bécs`. */
const shortestName = 3;

/** The first place from `low` up to `high` whose code is not below `code`. */
function firstOf({ codeOfTown }: CountryIndex, code: number, low: number, high: number): number {
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((codeOfTown[middle] ?? 0) < code) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The typed part of a name: the whole, a whole word of it, or a beginning. */
const typedAs = { whole: 2, word: 1, beginning: 0 } as const;

/** Parts of sorted keys that begin with the typed text: those that are it, those it is a word of, and all others. */
function partsOf(texts: Texts, prefix: string, keyOf: (text: string) => string) {
  const [from, to] = placesOf(texts, prefix, keyOf);
  // A blank comes before all other signs of a key.
  const [word, longer] = placesOf(texts, `${prefix} `, keyOf);
  return [
    { typed: typedAs.whole, from, to: word },
    { typed: typedAs.word, from: word, to: longer },
    { typed: typedAs.beginning, from: longer, to },
  ];
}

/**
 * The towns that one of their other keys finds, with the most that was typed of any of them.
 * @param range of towns that their first key finds; it is no news that another one begins so, too
 */
function byOtherKeys(
  index: CountryIndex,
  prefix: string,
  withCode: boolean,
  [first, last]: readonly [number, number],
): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  const add = (town: number, typed: number) => {
    if (typed === typedAs.beginning && town >= first && town < last) return;
    if ((found.get(town) ?? -1) < typed) found.set(town, typed);
  };
  const { otherKeys, townOfKey, names, townOfName, ambiguousNames } = index;
  for (const { typed, from, to } of partsOf(otherKeys, prefix, itself)) {
    for (const town of townOfKey.subarray(from, to)) add(town, typed);
  }
  for (const { typed, from, to } of partsOf(names, prefix, itself)) {
    if (typed === typedAs.beginning && prefix.length < shortestName) continue;
    for (let name = from; name < to; name += 1) {
      if (withCode || !ambiguousNames.includes(name)) add(townOfName[name] ?? 0, typed);
    }
  }
  return found;
}

interface Candidate {
  readonly town: number;
  readonly weight: number;
  /** The range of its fitting codes in `codeOfTown`. */
  readonly from: number;
  readonly to: number;
  readonly exact: boolean;
}

/**
 * The best towns for a typed beginning that have a code from `codes`: those of that whole name, then those with that whole
 * word (`wien` is Wien before Wiener Neustadt). Of both, and of the others, cities come first, by their people, then the towns
 * with most codes, which are the larger ones, then in the order of their names. Towns that have codes of boxes only are last.
 * @param codes the places of the codes to choose from; `undefined` for all
 */
export function rankTowns(
  index: CountryIndex,
  prefix: string,
  codes: readonly [number, number] | undefined,
  limit: number,
): readonly RankedTown[] {
  const { towns, firstCode, weightOf } = index;
  const parts = partsOf(towns, prefix, keyOfTown);
  const [first, last] = [parts[0]?.from ?? 0, parts.at(-1)?.to ?? 0];
  const others = byOtherKeys(index, prefix, codes !== undefined, [first, last]);
  const best: Candidate[] = [];
  function consider(town: number, typed: number): void {
    const own = weightOf[town] ?? 0;
    const weight = own < 0 ? own : typed * wholeWord + own;
    if (best.length === limit && (best.at(-1)?.weight ?? 0) >= weight) return;
    const [begin, end] = [firstCode[town] ?? 0, firstCode[town + 1] ?? 0];
    const from = codes ? firstOf(index, codes[0], begin, end) : begin;
    const to = codes ? firstOf(index, codes[1], from, end) : end;
    if (from === to) return;
    const before = best.findIndex((other) => other.weight < weight);
    const exact = typed === typedAs.whole;
    best.splice(before < 0 ? best.length : before, 0, { town, weight, from, to, exact });
    if (best.length > limit) best.pop();
  }
  for (const { typed, from, to } of parts) {
    for (let town = from; town < to; town += 1) consider(town, Math.max(typed, others.get(town) ?? 0));
  }
  for (const [town, typed] of others) if (town < first || town >= last) consider(town, typed);
  return best.map(({ town, from, to, exact }) => ({
    town,
    codes: index.codeOfTown.subarray(from, to),
    exact,
  }));
}
