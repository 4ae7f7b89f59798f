import type { CountryIndex } from './country-index.ts';
import { foldCode, keysOfSpelling, spellingsOf } from './fold.ts';
import { countOf, firstFrom, placesOf, textAt } from './texts.ts';

/** Characters and length that the form takes for a town (Registration §5); a test holds both to its rule. */
const typeable = /^[\p{L}\p{M}\p{Nd}\s&'’()/.,-]{1,50}$/u;

/**
 * Returns a code in the form that is compared, without the letters of a country in front (`L-1234`) if its codes begin with a
 * digit.
 */
function codeKey({ codes }: CountryIndex, typed: string): string {
  const key = foldCode(typed);
  const digitsOnly = countOf(codes) > 0 && /^\d/.test(textAt(codes, 0));
  return digitsOnly ? key.replace(/^[A-Z]{1,3}(?=\d)/, '') : key;
}

/** Returns the range of codes that begin with the typed text. Empty for an empty text. */
export function codesFrom(index: CountryIndex, typed: string): [number, number] {
  const key = codeKey(index, typed);
  return key === '' ? [0, 0] : placesOf(index.codes, key, foldCode);
}

/** Returns the position of a whole code, or `undefined` if it does not exist. */
export function findCode(index: CountryIndex, typed: string): number | undefined {
  const key = codeKey(index, typed);
  const place = firstFrom(index.codes, key, foldCode);
  return place < countOf(index.codes) && foldCode(textAt(index.codes, place)) === key ? place : undefined;
}

/** Returns all towns of a code, the suggested ones first. */
export function townPlacesOf({ townOfPair, firstPair }: CountryIndex, code: number): Uint32Array {
  return townOfPair.subarray(firstPair[code], firstPair[code + 1]);
}

/** Returns the towns that are suggested for a code, the one on letters first. Districts only judge. */
export function shownTownsOf(index: CountryIndex, code: number): Uint32Array {
  return townPlacesOf(index, code).subarray(0, index.shownCounts[code]);
}

/** Returns the codes with which a town is suggested, in order. */
export function codePlacesOf({ codeOfTown, firstCode }: CountryIndex, town: number): Uint32Array {
  return codeOfTown.subarray(firstCode[town], firstCode[town + 1]);
}

/** Returns the names of a town in other languages. */
export function namePlacesOf({ nameOfTown, firstName }: CountryIndex, town: number): Uint32Array {
  return nameOfTown.subarray(firstName[town], firstName[town + 1]);
}

/**
 * Returns the spelling for the form: the one that begins like the typed text, else the first in Latin letters, which every site can
 * read. `undefined` if the form would refuse it.
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

/** Returns the name of a town on letters in one of its official languages, or `undefined` if it has no name in that language. */
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

/** Returns the towns of a whole code as the form accepts them, each once, the one on letters first. Empty for an unknown code. */
export function townsOf(index: CountryIndex, zipcode: string, language?: string): readonly string[] {
  const code = findCode(index, zipcode);
  if (code === undefined) return [];
  const towns = Array.from(
    shownTownsOf(index, code),
    (town) => officialName(index, town, language) ?? shownSpelling(textAt(index.towns, town)),
  );
  return [...new Set(towns.filter((town) => town !== undefined))];
}
