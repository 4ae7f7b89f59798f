import type { CountryIndex } from './country-index.ts';
import { foldTown } from './fold.ts';
import { type RankedTown, rankTowns } from './rank-towns.ts';
import { textAt } from './texts.ts';
import { codesFrom, officialName, shownSpelling, shownTownsOf } from './towns-of.ts';

/** The postal code and the town as far as a shopper has typed them. */
export interface PostalQuery {
  /** ISO 3166 code of the address's country, in capitals. */
  readonly country: string;
  readonly zipcode?: string | undefined;
  readonly city?: string | undefined;
  /** The language of the site, `fr`. It decides between two official names of a town. */
  readonly language?: string | undefined;
  /** The field in which the shopper types. A street gets no suggestion here. */
  readonly activeField: 'zipcode' | 'city' | 'street';
}

/** A code with a town, as they are written into the form. */
export interface CodeAndTown {
  readonly zipcode: string;
  readonly city: string;
}

/** More towns than are shown. Some towns share a code, and each code is suggested once. */
const considered = 40;

/** The number of suggestions, and their language. */
interface Wanted {
  readonly limit: number;
  readonly language: string | undefined;
}

/** Collects suggestions, one per code, up to the limit. */
function collector(index: CountryIndex, typedKey: string, { limit, language }: Wanted) {
  const byCode = new Map<number, CodeAndTown>();
  return {
    suggestions: byCode,
    full: () => byCode.size >= limit,
    add: (code: number, town: number): void => {
      if (byCode.size >= limit || byCode.has(code)) return;
      const city = officialName(index, town, language) ?? shownSpelling(textAt(index.towns, town), typedKey);
      if (city !== undefined) byCode.set(code, { zipcode: textAt(index.codes, code), city });
    },
  };
}

/** Codes of streets, then those of boxes and large receivers. */
const ofBoxes = [0, 1];

/** The codes of a town in the order in which they are suggested: those it is the main town of, its others, those of boxes. */
function* inOrder(index: CountryIndex, { town, codes }: RankedTown): Generator<number> {
  const isMain = (code: number) => index.townOfPair[index.firstPair[code] ?? 0] === town;
  for (const isBox of ofBoxes) {
    for (const main of [true, false]) {
      for (const code of codes) if (index.isBox[code] === isBox && isMain(code) === main) yield code;
    }
  }
}

function byCode(index: CountryIndex, [from, to]: readonly [number, number], wanted: Wanted) {
  const { suggestions, full, add } = collector(index, '', wanted);
  for (const isBox of ofBoxes) {
    for (let code = from; code < to && !full(); code += 1) {
      if (index.isBox[code] !== isBox) continue;
      for (const town of shownTownsOf(index, code)) add(code, town);
    }
  }
  return [...suggestions.values()];
}

/** All codes of towns that are typed whole; then a code of each other town, so that there is a choice; then their other codes. */
function byTown(
  index: CountryIndex,
  typedKey: string,
  codes: readonly [number, number] | undefined,
  wanted: Wanted,
) {
  const { suggestions, full, add } = collector(index, typedKey, wanted);
  const ranked = rankTowns(index, typedKey, codes, considered);
  const addFirst = (ranked: RankedTown) => {
    if (full()) return;
    for (const code of inOrder(index, ranked)) return add(code, ranked.town);
  };
  const addAll = (ranked: RankedTown) => {
    if (full()) return;
    for (const code of inOrder(index, ranked)) {
      add(code, ranked.town);
      if (full()) return;
    }
  };
  const exact = ranked.filter((town) => town.exact);
  exact.forEach(addFirst);
  exact.forEach(addAll);
  ranked.forEach(addFirst);
  ranked.forEach(addAll);
  return [...suggestions.values()];
}

/**
 * Suggests codes with towns that begin with the typed text, always the same ones for the same query. If the shopper has typed both,
 * they fit both. If nothing fits both, only the active field decides, because the other may still hold an earlier address.
 */
export function suggestIn(
  index: CountryIndex,
  { zipcode = '', city = '', activeField, language }: Omit<PostalQuery, 'country'>,
  limit: number,
): readonly CodeAndTown[] {
  if (activeField === 'street') return [];
  const wanted = { limit, language };
  const typedKey = foldTown(city);
  const codes = zipcode.trim() === '' ? undefined : codesFrom(index, zipcode);
  if (typedKey === '') return codes ? byCode(index, codes, wanted) : [];
  const both = byTown(index, typedKey, codes, wanted);
  if (both.length > 0 || !codes) return both;
  return activeField === 'zipcode'
    ? byCode(index, codes, wanted)
    : byTown(index, typedKey, undefined, wanted);
}
