import type { CountryIndex } from './country-index.ts';
import { foldCode, keysOfSpelling, spellingsOf } from './fold.ts';
import { countOf, firstFrom, placesOf, textAt } from './texts.ts';

/** Characters and length that the form takes for a town (Registration §5); a test holds both to its rule. */
const typeable = /^[\p{L}\p{M}\p{Nd}\s&'’()/.,-]{1,50}$/u;

/** A code as it is compared, without the letters of a country in front (`L-1234`) where its codes begin with a digit. */
function codeKey({ codes }: CountryIndex, typed: string): string {
  const key = foldCode(typed);
  const digitsOnly = countOf(codes) > 0 && /^\d/.test(textAt(codes, 0));
  return digitsOnly ? key.replace(/^[A-Z]{1,3}(?=\d)/, '') : key;
}

/** The places of all codes that begin with what was typed; none for an empty text. */
export function codesFrom(index: CountryIndex, typed: string): [number, number] {
  const key = codeKey(index, typed);
  return key === '' ? [0, 0] : placesOf(index.codes, key, foldCode);
}

/** The place of a whole code, or `undefined` when it is not there. */
export function findCode(index: CountryIndex, typed: string): number | undefined {
  const key = codeKey(index, typed);
  const place = firstFrom(index.codes, key, foldCode);
  return place < countOf(index.codes) && foldCode(textAt(index.codes, place)) === key ? place : undefined;
}

/** All towns of a code, those that are suggested first. */
export function townPlacesOf({ townOfPair, firstPair }: CountryIndex, code: number): Uint32Array {
  return townOfPair.subarray(firstPair[code], firstPair[code + 1]);
}

/** The towns that are suggested for a code, the one on letters first; districts only judge. */
export function shownTownsOf(index: CountryIndex, code: number): Uint32Array {
  return townPlacesOf(index, code).subarray(0, index.shownCounts[code]);
}

/** The codes that a town is suggested with, in order. */
export function codePlacesOf({ codeOfTown, firstCode }: CountryIndex, town: number): Uint32Array {
  return codeOfTown.subarray(firstCode[town], firstCode[town + 1]);
}

/** The names of a town in other languages. */
export function namePlacesOf({ nameOfTown, firstName }: CountryIndex, town: number): Uint32Array {
  return nameOfTown.subarray(firstName[town], firstName[town + 1]);
}

/**
 * The spelling to put into the form: the one that begins as the typed text does, else the first in Latin letters, which every
 * site can read. `undefined` when the form would refuse it.
 */
export function shownSpelling(town: string, typedKey = ''): string | undefined {
  const spellings = spellingsOf(town);
  const asTyped = (spelling: string) => keysOfSpelling(spelling).some((key) => key.startsWith(typedKey));
  const shown =
    (typedKey === '' ? undefined : spellings.find(asTyped)) ??
    spellings.find((spelling) => /\p{sc=Latin}/u.test(spelling)) ??
    town;
  return typeable.test(shown) ? shown : undefined;
}

/** The name of a town on letters in one of its official languages; `undefined` if it has no name of its own in it. */
export function officialName(
  { officialNames, townOfOfficial }: CountryIndex,
  town: number,
  language: string | undefined,
): string | undefined {
  if (language === undefined) return undefined;
  for (const [place, its] of townOfOfficial.entries()) {
    if (its !== town) continue;
    const name = textAt(officialNames, place);
    if (name.startsWith(`${language}:`)) return name.slice(language.length + 1);
  }
  return undefined;
}

/** The towns of a whole code as the form takes them, each once, the one on letters first; none for an unknown code. */
export function townsOf(index: CountryIndex, zipcode: string, language?: string): readonly string[] {
  const code = findCode(index, zipcode);
  if (code === undefined) return [];
  const towns = Array.from(
    shownTownsOf(index, code),
    (town) => officialName(index, town, language) ?? shownSpelling(textAt(index.towns, town)),
  );
  return [...new Set(towns.filter((town) => town !== undefined))];
}
