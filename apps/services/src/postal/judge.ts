import type { CountryIndex } from './country-index.ts';
import { foldTown } from './fold.ts';
import { isNearly, resembles } from './resembles.ts';
import { textAt } from './texts.ts';
import { findCode, namePlacesOf, townPlacesOf } from './towns-of.ts';

/** Whether a code and a town belong together; `unknown` where the data cannot say. */
export type Judgement = 'match' | 'mismatch' | 'unknown';

/**
 * Judges a whole code with a whole town. The data lacks codes and spellings, so a mistake is found only where the code is there,
 * none of its towns resembles the typed one, and none of their names in other languages is meant.
 */
export function judgeIn(index: CountryIndex, zipcode: string, city: string): Judgement {
  const code = findCode(index, zipcode);
  const key = foldTown(city);
  if (code === undefined || key === '') return 'unknown';
  const towns = townPlacesOf(index, code);
  const isMeant = towns.some(
    (town) =>
      namePlacesOf(index, town).some((name) => isNearly(key, textAt(index.names, name))) ||
      resembles(city, textAt(index.towns, town)),
  );
  return isMeant ? 'match' : 'mismatch';
}
