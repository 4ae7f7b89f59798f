import type { CountryIndex } from './country-index.ts';
import { foldTown, spellingsOf } from './fold.ts';
import { placesOf, textAt } from './texts.ts';
import { codePlacesOf } from './towns-of.ts';

/** A town that fits what was typed, and its codes that do, from the first place up to the second of its own. */
export interface RankedTown {
  readonly town: number;
  readonly codes: Uint32Array;
  /** Whether its whole name was typed. */
  readonly exact: boolean;
}

const keyOfTown = (town: string) => foldTown(spellingsOf(town)[0] ?? town);
const itself = (key: string) => key;
/** More than any town has codes. */
const decisive = 1e6;

/** The first of some ascending places that is not below `place`. */
function firstOf(places: Uint32Array, place: number): number {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((places[middle] ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The towns whose whole key is `key`: they come before all others that begin with it. */
function exactTowns({ towns, otherKeys, townOfKey }: CountryIndex, key: string): ReadonlySet<number> {
  const exact = new Set<number>();
  const [from, to] = placesOf(towns, key, keyOfTown);
  for (let town = from; town < to && keyOfTown(textAt(towns, town)) === key; town += 1) exact.add(town);
  const [first, last] = placesOf(otherKeys, key, itself);
  for (let place = first; place < last && textAt(otherKeys, place) === key; place += 1) {
    exact.add(townOfKey[place] ?? 0);
  }
  return exact;
}

interface Candidate {
  readonly town: number;
  readonly weight: number;
  readonly codes: Uint32Array;
}

/**
 * The best towns for a typed beginning that have a code from `codes`: those of that whole name, then those with most codes,
 * which are the larger ones, then in the order of their names. So a town comes before its districts.
 * @param codes the places of the codes to choose from; `undefined` for all
 */
export function rankTowns(
  index: CountryIndex,
  prefix: string,
  codes: readonly [number, number] | undefined,
  limit: number,
): readonly RankedTown[] {
  const { towns, otherKeys, townOfKey, firstCode } = index;
  const exact = exactTowns(index, prefix);
  const best: Candidate[] = [];
  function consider(town: number): void {
    const weight = (firstCode[town + 1] ?? 0) - (firstCode[town] ?? 0) + (exact.has(town) ? decisive : 0);
    if (best.length === limit && (best.at(-1)?.weight ?? 0) >= weight) return;
    const all = codePlacesOf(index, town);
    const fitting = codes ? all.subarray(firstOf(all, codes[0]), firstOf(all, codes[1])) : all;
    if (fitting.length === 0) return;
    const before = best.findIndex((other) => other.weight < weight);
    best.splice(before < 0 ? best.length : before, 0, { town, weight, codes: fitting });
    if (best.length > limit) best.pop();
  }
  const [from, to] = placesOf(towns, prefix, keyOfTown);
  for (let town = from; town < to; town += 1) consider(town);
  const others = placesOf(otherKeys, prefix, itself);
  for (const town of new Set(townOfKey.subarray(...others))) if (town < from || town >= to) consider(town);
  return best.map(({ town, codes }) => ({ town, codes, exact: exact.has(town) }));
}
